/**
 * Sum of numbers with the rounding errors of each step carried along (Neumaier), so that the order and the size of the numbers do
 * not matter.
 */
export class StableSum {
  #sum = 0;
  #carry = 0;

  add(value: number): void {
    const next = this.#sum + value;
    this.#carry +=
      Math.abs(this.#sum) >= Math.abs(value) ? this.#sum - next + value : value - next + this.#sum;
    this.#sum = next;
  }

  get total(): number {
    return this.#sum + this.#carry;
  }
}
