import { Component, type ReactNode } from 'react';

/** A component that failed. */
export interface FallbackProps {
  error: unknown;
  /** Renders the component again, and calls `onBrokenAgain` if it fails again at once. */
  retry: (onBrokenAgain?: () => void) => void;
}

interface ErrorBoundaryProps {
  /** Stands in for a component that cannot be rendered; it may offer to try again. */
  fallback: ReactNode | ((broken: FallbackProps) => ReactNode);
  /** The key of the content, such as its path: new content is tried anew. */
  resetKey?: string;
  children: ReactNode;
}

/** `resetKey` is the key for which the state holds; null for an error whose key is not set yet. */
type ErrorBoundaryState = { isBroken: boolean; error?: unknown; resetKey: string | null };

/**
 * Confines the failure of a component, such as one whose script did not arrive, to its own area. It resets during
 * render, not after: otherwise the fallback of one page is committed at the next one, where the focus goes to its
 * heading (react-error-boundary 6 resets after a commit).
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

  readonly #retry: FallbackProps['retry'] = (onBrokenAgain) =>
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
