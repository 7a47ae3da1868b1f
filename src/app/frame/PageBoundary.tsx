import { Component, type ReactNode } from 'react';
import { NotLoaded } from '../../ui/NotLoaded.tsx';

interface PageBoundaryProps {
  /** Another path gets another chance. */
  path: string;
  /** Loads the page again. */
  onReload: () => void;
  children: ReactNode;
}

interface PageBoundaryState {
  /** The path whose page cannot be shown. */
  failedPath: string | null;
  path: string;
}

/** Catches a page that cannot be shown, such as one whose script did not arrive, and offers to load it again. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failedPath: null, path: this.props.path };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failedPath: '' };
  }

  static getDerivedStateFromProps(
    { path }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState {
    if (state.failedPath === '') return { failedPath: path, path };
    return state.path === path ? state : { failedPath: null, path };
  }

  override render() {
    if (this.state.failedPath === null) return this.props.children;
    return <NotLoaded what="page" onReload={this.props.onReload} />;
  }
}
