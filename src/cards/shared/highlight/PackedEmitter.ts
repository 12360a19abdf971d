import type { Emitter } from "highlight.js";
import { scopeClass } from "./scopeClass.ts";
import { TokenWriter } from "./TokenWriter.ts";

/** Takes what highlight.js finds and writes packed records at once: no tree, no HTML. */
export class PackedEmitter implements Emitter {
  readonly writer = new TokenWriter();
  readonly #open: number[];

  /** @param open classes of the scopes that are open at the start, the outermost first. */
  constructor(open: readonly number[] = []) {
    this.#open = [...open];
  }

  get #current(): number {
    return this.#open.at(-1) ?? 0;
  }

  addText(text: string): void {
    this.writer.add(this.#current, text.length);
  }

  startScope(scope: string): void {
    this.#open.push(scopeClass(scope, this.#current));
  }

  endScope(): void {
    this.#open.pop();
  }

  /** Another name the engine uses for {@link startScope}. */
  openNode(scope: string): void {
    this.startScope(scope);
  }

  /** Another name the engine uses for {@link endScope}. */
  closeNode(): void {
    this.endScope();
  }

  __addSublanguage(emitter: Emitter): void {
    if (emitter instanceof PackedEmitter) this.writer.addAll(emitter.writer, this.#current);
  }

  finalize(): void {}

  toHTML(): string {
    return "";
  }
}
