import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
} from "react";

/** A component whose code loads when it is first drawn. */
export type LazyRenderer<Props> = ((props: Props) => ReactNode) & {
  /** Loads it ahead; after a failed load, tries again. */
  readonly preload: () => Promise<void>;
};

/** After a failed load, cards that appear this much later try again by themselves, in milliseconds. */
const FAILED_FOR_MS = 3000;

/**
 * `React.lazy` with two gaps closed: what was preloaded is drawn at once, also by `renderToString`, and
 * a failed load is not remembered for ever.
 */
export function lazyRenderer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyRenderer<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let failedAt: number | null = null;

  const start = (): Promise<void> => {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        failedAt = Date.now();
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const make = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(() => (loaded ? atOnce({ default: loaded }) : start().then(() => moduleOf(loaded))));
  let current = make();
  const renew = (): void => {
    failedAt = null;
    current = make();
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per card, when the module loads
  const Lazy = (props: Props): ReactNode => {
    if (failedAt !== null && Date.now() - failedAt > FAILED_FOR_MS) renew();
    return createElement(current as ComponentType<Props>, props);
  };
  const preload = (): Promise<void> => {
    if (failedAt !== null) renew();
    return start();
  };
  return Object.assign(Lazy, { preload });
}

interface Module<Props> {
  readonly default: ComponentType<Props>;
}

function moduleOf<Props>(component: ComponentType<Props> | null): Module<Props> {
  if (!component) throw new Error("artifact-cards: a card's code loaded without the card");
  return { default: component };
}

/** A thenable that answers before it returns: React then draws the component without suspending. */
function atOnce<T>(value: T): Promise<T> {
  const thenable: PromiseLike<T> = {
    // biome-ignore lint/suspicious/noThenProperty: a thenable is what React.lazy takes
    then: (onFulfilled) => {
      onFulfilled?.(value);
      return thenable as never;
    },
  };
  return thenable as Promise<T>;
}
