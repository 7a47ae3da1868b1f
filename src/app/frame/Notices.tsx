import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { config } from '../config.ts';
import type { Edge } from '../edge.ts';
import { answersAsSandbox } from '../sandbox-hello.ts';
import { SandboxHint } from './SandboxHint.tsx';

/** How long the page has the line to itself before the site's own errands begin, in ms. */
const ERRAND_DELAY = 1500;

/** Where it is remembered, for this visit, that the sandbox note was put away. */
const HIDDEN_KEY = 'sandboxNote';

/** What the site does on its own once a page stands: look for lost payments, ask for the sandbox. */
export function Notices({ edge }: { edge: Edge }) {
  const [idle, setIdle] = useState(false);
  const [Recovery] = useState(() => liveRecovery(edge));
  const { session } = edge.browser;
  const ask = useCallback(
    async (signal: AbortSignal) =>
      session.read(HIDDEN_KEY) === null && (await answersAsSandbox(config.apiBaseUrl, signal)),
    [session],
  );

  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), ERRAND_DELAY);
    return () => clearTimeout(timer);
  }, []);

  if (!idle) return null;
  return (
    <>
      <Suspense>
        <Recovery />
      </Suspense>
      <SandboxHint ask={ask} onHide={() => session.write(HIDDEN_KEY, 'hidden')} />
    </>
  );
}

function liveRecovery({ live, browser }: Edge) {
  return lazy<ComponentType>(async () => {
    try {
      const [{ RecoveryBanner }, { machines }] = await Promise.all([
        import('./RecoveryBanner.tsx'),
        live(),
      ]);
      return {
        default: () => (
          <RecoveryBanner machine={machines.recovery} onReturned={browser.onReturned} />
        ),
      };
    } catch {
      // Its script did not arrive: the next page load looks again.
      return { default: () => null };
    }
  });
}
