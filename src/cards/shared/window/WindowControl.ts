import { isPrinting, onPrinting } from "./printing.ts";
import type { RowSizes } from "./rowSizes.ts";
import { afterScroll, type Extents, isScaled, type Place, placeAt, START } from "./scrollScale.ts";
import {
  offsetFor,
  type RowAlign,
  type RowRange,
  rowsInView,
  widened,
  withinLength,
} from "./windowParts.ts";

/** What decides which rows are mounted. A new object each time that something of it changes. */
export interface WindowState {
  readonly range: RowRange;
  /** See `windowParts`. */
  readonly shift: number;
  /** Rows that are left out on paper; `null` on a screen. */
  readonly unprinted: number | null;
}

export interface WindowSetup {
  readonly sizes: RowSizes;
  readonly axis: "x" | "y";
  /** Pixels at the start of the view that a sticky header covers. */
  readonly lead: number;
  readonly overscan: number;
  readonly firstRows: number;
  readonly printRows: number;
}

/** A row that was asked for. */
interface Target {
  readonly row: number;
  readonly align: RowAlign;
}

/** Milliseconds without scrolling after which the scroll bar is put where the rows say it belongs, and rows beyond the view are mounted. */
const SETTLE_MS = 150;

/** Pixels of a box that are filled at most, a thousand rows: a host's sheet that lets a box grow may give it any number. */
const MOST_VIEW = 32_000;

/**
 * Follows the scroll position of one element and tells which rows to mount. It speaks up only when rows come into
 * view that are not mounted, so that most scrolling costs no rendering; it does so inside the scroll event, so that
 * the rows are there in the same frame. After a jump to where nothing is mounted, that frame draws what is in view and
 * nothing else; rows beyond it follow.
 */
export class WindowControl {
  #setup: WindowSetup;
  #place: Place = START;
  #view = 0;
  #state: WindowState;
  #target: Target | null = null;
  #node: HTMLElement | null = null;
  /** The view has been read from the node. */
  #isMeasured = false;
  #settle: ReturnType<typeof setTimeout> | undefined;
  /** Rows beyond the view are still to be mounted. */
  #isBare = false;
  readonly #listeners = new Set<() => void>();

  constructor(setup: WindowSetup) {
    this.#setup = setup;
    this.#state = { range: this.#firstRange(), shift: 0, unprinted: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): WindowState => this.#state;

  /** Rows in view now; the first ones where nothing can be measured. */
  inView(): RowRange {
    const { sizes } = this.#setup;
    return this.#view > 0 ? rowsInView(sizes, this.#place.offset, this.#view) : this.#firstRange();
  }

  /**
   * Watches an element; returns what ends it. The element is measured once it has been laid out, before it is painted:
   * to ask it here would have the browser lay out rows that are about to change.
   */
  attach(node: HTMLElement): () => void {
    this.#node = node;
    const scroll = (): void => this.#scrolled();
    node.addEventListener("scroll", scroll, { passive: true });
    const unsubscribe = onPrinting(() => this.#update(true));
    const observer =
      typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => this.#resized());
    if (observer) observer.observe(node);
    else this.#resized();
    return () => {
      this.#node = null;
      this.#isMeasured = false;
      clearTimeout(this.#settle);
      node.removeEventListener("scroll", scroll);
      unsubscribe();
      observer?.disconnect();
    };
  }

  /** Takes other rows or sizes. The pixel at the start of the view stays where rows allow it. */
  setUp(setup: WindowSetup): void {
    const old = this.#setup;
    if (setup.sizes === old.sizes && setup.lead === old.lead && setup.axis === old.axis) {
      this.#setup = setup;
      if (setup.overscan !== old.overscan) this.#update(true);
      return;
    }
    this.#setup = setup;
    if (this.#isMeasured) this.#resized();
    else this.#update(true);
  }

  /** Says how high the view will be, `lead` included, before it has been laid out: so many rows are mounted at first. */
  readonly expect = (px: number): void => {
    if (this.#isMeasured) return;
    this.#view = Math.max(0, px - this.#setup.lead);
    this.#update(true);
  };

  scrollTo(row: number, align: RowAlign): void {
    if (!this.#isMeasured) this.#resized();
    this.#target = { row, align };
    this.#moveTo(this.#offsetOf(this.#target));
  }

  /**
   * Sizes have changed, those before the view by `pxBefore`: what is in view stays where it is, and a row that was asked
   * for stays in view until somebody scrolls.
   */
  sizesChanged(pxBefore: number): void {
    if (!this.#isMeasured) this.#resized();
    this.#state = { ...this.#state };
    const target = this.#target;
    this.#place = placeAt(this.#place.offset + pxBefore, this.#extents());
    this.#moveTo(target ? this.#offsetOf(target) : this.#place.offset);
    for (const listener of this.#listeners) listener();
  }

  #offsetOf({ row, align }: Target): number {
    return offsetFor(this.#setup.sizes, row, align, this.#place, this.#view);
  }

  #moveTo(offset: number): void {
    this.#place = placeAt(offset, this.#extents());
    this.#update(true);
    this.#setScroll(this.#place.scroll);
  }

  #extents(): Extents {
    return { rows: this.#setup.sizes.total, view: this.#view };
  }

  #firstRange(): RowRange {
    const { sizes, firstRows } = this.#setup;
    return { first: 0, end: Math.min(sizes.count, firstRows) };
  }

  #resized(): void {
    const node = this.#node;
    if (!node) return;
    this.#isMeasured = true;
    this.#view = this.#measuredView(node);
    const extents = this.#extents();
    const scroll = this.#readScroll();
    // A list that became shorter has been scrolled by the browser; one that is scaled is put where its rows are.
    this.#place =
      isScaled(extents) && scroll === this.#place.scroll
        ? placeAt(this.#place.offset, extents)
        : afterScroll(this.#place, scroll, extents);
    this.#update(true);
    if (this.#place.scroll !== scroll) this.#setScroll(this.#place.scroll);
  }

  /**
   * What of the box is seen. One that does not scroll, as on paper, is as long as what is in it: with each row that is
   * mounted for its sake it would become longer, so it is filled no further.
   */
  #measuredView(node: HTMLElement): number {
    const { axis, lead } = this.#setup;
    const length = axis === "y" ? node.clientHeight : node.clientWidth;
    const view = Math.max(0, Math.min(length - lead, MOST_VIEW));
    const isGrown = this.#view > 0 && view > this.#view;
    return isGrown && getComputedStyle(node).overflow === "visible" ? this.#view : view;
  }

  #scrolled(): void {
    const scroll = this.#readScroll();
    if (Math.abs(scroll - this.#place.scroll) < 1) return;
    this.#target = null;
    this.#place = afterScroll(this.#place, scroll, this.#extents());
    this.#update(false);
    if (this.#place.scroll !== scroll) this.#setScroll(this.#place.scroll);
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.#settled(), SETTLE_MS);
  }

  /** Wheels move scaled rows pixel by pixel, so the bar falls behind: it is put right once nobody moves it. */
  #settled(): void {
    const right = placeAt(this.#place.offset, this.#extents());
    const isRight =
      this.#place.offset === this.#place.scroll || right.scroll === this.#place.scroll;
    if (!isRight) this.#moveTo(this.#place.offset);
    else if (this.#isBare) this.#update(true);
  }

  #update(force: boolean): void {
    const { sizes, overscan, printRows } = this.#setup;
    if (isPrinting()) {
      const end = Math.min(sizes.count, printRows);
      this.#set({ range: { first: 0, end }, shift: 0, unprinted: sizes.count - end });
      return;
    }
    const seen = this.inView();
    const shift = this.#place.scroll - this.#place.offset;
    const { range } = this.#state;
    const isMounted =
      seen.first >= range.first && seen.end <= range.end && shift === this.#state.shift;
    if (isMounted && !force) return;
    this.#isBare = !force && (seen.first >= range.end || seen.end <= range.first);
    const beyond = this.#view > 0 && !this.#isBare ? overscan : 0;
    const wide = widened(seen, beyond, sizes.count);
    this.#set({ range: withinLength(sizes, wide, seen, shift), shift, unprinted: null });
  }

  #set(state: WindowState): void {
    const { range, shift, unprinted } = this.#state;
    const isSameRange = state.range.first === range.first && state.range.end === range.end;
    if (isSameRange && state.shift === shift && state.unprinted === unprinted) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Sideways, right-to-left boxes count down from zero. */
  #readScroll(): number {
    const node = this.#node;
    if (!node) return 0;
    return this.#setup.axis === "y" ? node.scrollTop : Math.abs(node.scrollLeft);
  }

  #setScroll(scroll: number): void {
    const node = this.#node;
    if (!node || Math.abs(this.#readScroll() - scroll) < 1) return;
    if (this.#setup.axis === "y") node.scrollTop = scroll;
    else node.scrollLeft = getComputedStyle(node).direction === "rtl" ? -scroll : scroll;
  }
}
