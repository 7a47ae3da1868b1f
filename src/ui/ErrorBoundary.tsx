import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in place of a part that cannot be shown. */
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps a part that cannot be shown, such as one whose script did not arrive, from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
