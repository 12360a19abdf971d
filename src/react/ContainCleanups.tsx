"use client";
import { Component, type ReactNode } from "react";

interface ContainCleanupsProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/**
 * Keeps what the cleanups of its children throw from a host that removes the whole card. No error
 * boundary can: React hands such an error to the nearest boundary that stays, which is the host's own, or
 * it takes down the host's root (hostile value C03). So the cleanups are wrapped just before they run.
 */
export class ContainCleanups extends Component<ContainCleanupsProps> {
  // React calls it before the cleanups of the children.
  override componentWillUnmount(): void {
    try {
      const { _reactInternals } = this as unknown as { readonly _reactInternals: Fiber };
      wrapBelow(_reactInternals, this.props.onError);
    } catch {
      // Another React keeps other records: then it is as if this component were not there.
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** The little that is read of React's own records, in 18 and 19. They are not part of its API. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly updateQueue: { readonly lastEffect?: Effect | null } | null;
  readonly stateNode: unknown;
  ref: unknown;
  refCleanup?: unknown;
}

interface Effect {
  readonly next: Effect;
  /** Holds the cleanup since 19; before, the effect itself did. */
  readonly inst?: Cleanup;
}

interface Cleanup {
  destroy?: unknown;
}

type Report = (error: unknown) => void;

function wrapBelow(root: Fiber, report: Report): void {
  const open = [root.child];
  for (let fiber = open.pop(); fiber !== undefined; fiber = open.pop()) {
    if (fiber === null) continue;
    wrapFiber(fiber, report);
    open.push(fiber.sibling, fiber.child);
  }
}

function wrapFiber(fiber: Fiber, report: Report): void {
  for (const effect of effectsOf(fiber)) wrap(effect.inst ?? effect, "destroy", report);
  wrap(fiber, "ref", report);
  wrap(fiber, "refCleanup", report);
  if (fiber.stateNode instanceof Component) wrap(fiber.stateNode, "componentWillUnmount", report);
}

function effectsOf({ updateQueue }: Fiber): readonly Effect[] {
  const effects: Effect[] = [];
  const last = updateQueue?.lastEffect;
  for (let at = last?.next; at && !effects.includes(at); at = at.next) effects.push(at);
  return effects;
}

function wrap(owner: object, name: string, report: Report): void {
  const wrapped: unknown = Reflect.get(owner, name);
  if (typeof wrapped !== "function") return;
  Reflect.set(owner, name, function contained(this: unknown, ...args: unknown[]): unknown {
    try {
      return Reflect.apply(wrapped, this, args);
    } catch (error) {
      report(error);
      return undefined;
    }
  });
}
