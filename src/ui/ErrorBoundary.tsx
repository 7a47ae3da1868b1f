import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
} from 'react';
import { importWithRetry } from './import-with-retry.ts';

interface ErrorBoundaryProps {
  /** Stands in place of a part that cannot be shown; it may offer to try the part again. */
  fallback: ReactNode | ((retry: () => void) => ReactNode);
  /** Called when a part fails again after a retry. */
  onBrokenAgain?: () => void;
  /** The place of the part, such as its path: a new place is tried anew. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  isBroken: boolean;
  /** The place of the state; null for an error whose place is not known yet. */
  resetKey: string | null;
}

/**
 * Confines the failure of a part, such as one whose script did not arrive, to that part.
 * It resets during render, not after: otherwise the fallback of one place is committed at the next one, where the focus
 * goes to its heading (react-error-boundary 6 resets after a commit).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false, resetKey: this.props.resetKey ?? '' };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { isBroken: true, resetKey: null };
  }

  static getDerivedStateFromProps(
    { resetKey = '' }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (state.resetKey === resetKey) return null;
    return { isBroken: state.resetKey === null, resetKey };
  }

  readonly #retry = () =>
    this.setState({ isBroken: false }, () => {
      if (this.state.isBroken) this.props.onBrokenAgain?.();
    });

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.isBroken) return children;
    return typeof fallback === 'function' ? fallback(this.#retry) : fallback;
  }
}

/** A lazy component whose failed import is retried (`importWithRetry`); when no try succeeds, it throws to the error boundary around it. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}
