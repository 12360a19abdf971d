"use client";
import { Component, type ReactNode } from "react";

interface CatchErrorsProps {
  /** A new value clears the failure and mounts the children again. */
  readonly resetKey?: unknown;
  readonly fallback: (retry: () => void) => ReactNode;
  /** Once per failure; with whatever was thrown, which may be nothing. */
  readonly onError?: (error: unknown) => void;
  readonly children?: ReactNode;
}

interface CatchErrorsState {
  readonly failed: boolean;
  readonly resetKey: unknown;
}

/** Keeps what its children throw, in rendering, effects, refs or cleanups, from reaching what is above. */
export class CatchErrors extends Component<CatchErrorsProps, CatchErrorsState> {
  override state: CatchErrorsState = { failed: false, resetKey: this.props.resetKey };

  // The error is not looked at: `null` and `undefined` can be thrown too (hostile value C02).
  static getDerivedStateFromError(): Partial<CatchErrorsState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: CatchErrorsProps,
    state: CatchErrorsState,
  ): CatchErrorsState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
