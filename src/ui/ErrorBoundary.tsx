import { Component, type ReactNode } from 'react';

/** A part that failed. */
export interface BrokenPart {
  error: unknown;
  /** Renders the part again, and calls `onBrokenAgain` if it fails again at once. */
  retry: (onBrokenAgain?: () => void) => void;
}

interface ErrorBoundaryProps {
  /** Stands in place of a part that cannot be shown; it may offer to try the part again. */
  fallback: ReactNode | ((broken: BrokenPart) => ReactNode);
  /** The place of the part, such as its path: a new place is tried anew. */
  resetKey?: string;
  children: ReactNode;
}

/** `resetKey` is the place of the state; null for an error whose place is not known yet. */
type ErrorBoundaryState = { isBroken: boolean; error?: unknown; resetKey: string | null };

/**
 * Confines the failure of a part, such as one whose script did not arrive, to that part.
 * It resets during render, not after: otherwise the fallback of one place is committed at the next one, where the focus
 * goes to its heading (react-error-boundary 6 resets after a commit).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false, resetKey: this.props.resetKey ?? '' };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { isBroken: true, error, resetKey: null };
  }

  static getDerivedStateFromProps(
    { resetKey = '' }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (state.resetKey === resetKey) return null;
    return { ...state, isBroken: state.resetKey === null, resetKey };
  }

  readonly #retry: BrokenPart['retry'] = (onBrokenAgain) =>
    this.setState({ isBroken: false }, () => {
      if (this.state.isBroken) onBrokenAgain?.();
    });

  override render() {
    const { fallback, children } = this.props;
    const { isBroken, error } = this.state;
    if (!isBroken) return children;
    return typeof fallback === 'function' ? fallback({ error, retry: this.#retry }) : fallback;
  }
}
