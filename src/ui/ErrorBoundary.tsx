import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in place of a part that cannot be shown. */
  instead: ReactNode;
  /** Where the part stands, such as its path: another place gets another chance. */
  at?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  isBroken: boolean;
  /** The place that the state speaks of; null for an error whose place is not known yet. */
  at: string | null;
}

/** Keeps a part that cannot be shown, such as one whose script did not arrive, from taking what is around it with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false, at: this.props.at ?? '' };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { isBroken: true, at: null };
  }

  static getDerivedStateFromProps(
    { at = '' }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return state.at === at ? null : { isBroken: state.at === null, at };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
