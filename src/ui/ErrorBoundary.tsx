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
import { ReplacedError } from './replaced-error.ts';
import { StatePanel } from './StatePanel.tsx';

interface ErrorBoundaryProps {
  /** Stands in place of a part that cannot be shown; it may offer to try the part again. */
  fallback: ReactNode | ((retry: () => void, error: unknown) => ReactNode);
  /** Called when a part fails again after a retry. */
  onBrokenAgain?: () => void;
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

  readonly #retry = () =>
    this.setState({ isBroken: false }, () => {
      if (this.state.isBroken) this.props.onBrokenAgain?.();
    });

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.isBroken) return children;
    return typeof fallback === 'function' ? fallback(this.#retry, this.state.error) : fallback;
  }
}

/**
 * A lazy component whose failed import is retried (`importWithRetry`); when no try succeeds, it throws to the error boundary around it: a
 * `ReplacedError` where a newer release is the cause.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isReplaced: () => Promise<boolean> = async () => false,
) {
  return lazy(async () => {
    try {
      return { default: await importWithRetry(load) };
    } catch (error) {
      throw (await isReplaced()) ? new ReplacedError('', { cause: error }) : error;
    }
  });
}

/** A lazy component that nobody misses: where its script does not arrive, nothing stands in its place. Until then there is the fallback. */
export function optionalComponent<Props extends object>(
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
  /** True where a newer release is the cause, not the connection. */
  isReplaced?: boolean;
  /** Loads it again. */
  onReload: () => void;
  /** The button that copies what happened. */
  support?: ReactElement;
}

/** Stands in place of a page or part that failed, and offers to load it again. */
export function NotLoaded({ what, isReplaced = false, onReload, support }: NotLoadedProps) {
  return (
    <Container maw="40rem" m="auto" py="var(--ks-space-18)">
      <StatePanel
        kind="error"
        headingLevel={what === 'page' ? 1 : 2}
        title={what === 'page' ? texts.pageNotLoaded : texts.partNotLoaded}
        help={isReplaced ? texts.replacedHelp : texts.notLoadedHelp}
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
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(retry) => <NotLoaded what="part" onReload={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
