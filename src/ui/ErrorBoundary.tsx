import { Button, Container } from '@mantine/core';
import {
  Component,
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
} from 'react';
import * as texts from '#texts/ui.ts';
import { importWithRetry } from './import-with-retry.ts';
import { StatePanel } from './StatePanel.tsx';

interface ErrorBoundaryProps {
  /** Stands in place of a part that cannot be shown; it may offer to try the part again. */
  fallback: ReactNode | ((retry: () => void) => ReactNode);
  /** Called when a part fails again after a retry. */
  onBrokenAgain?: () => void;
  children: ReactNode;
}

/** Confines the failure of a part, such as one whose script did not arrive, to that part. At another place, give it another key. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
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
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}

/** A lazy component that nobody misses: where its script does not arrive, nothing stands in its place. Until then there is the fallback. */
export function silentPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactElement,
): ComponentType<Props> {
  const Part = lazyWithRetry(load);
  return (props) => (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface NotLoadedProps {
  /** The thing that did not load: the page itself, or a part of one that stands. */
  what: 'page' | 'part';
  /** Loads the page again. */
  onReload: () => void;
  /** The button that copies what happened. */
  support?: ReactElement;
}

/** Stands in place of a page or part that failed, and offers to load it again. */
export function NotLoaded({ what, onReload, support }: NotLoadedProps) {
  return (
    <Container maw="40rem" m="auto" py="var(--ks-space-18)">
      <StatePanel
        kind="error"
        headingLevel={what === 'page' ? 1 : 2}
        title={what === 'page' ? texts.pageNotLoaded : texts.partNotLoaded}
        help={texts.notLoadedHelp}
      >
        <Button variant="filled" onClick={onReload}>
          {texts.loadAgain}
        </Button>
        {support}
      </StatePanel>
    </Container>
  );
}

/** A part of a page that fails alone: it says so and can be tried again in its place (rule: A part that fails). */
export function PagePart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(retry) => <NotLoaded what="part" onReload={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
