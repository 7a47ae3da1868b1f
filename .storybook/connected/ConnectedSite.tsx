import { type ComponentType, lazy, useEffect, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { ORDER_OUTCOMES, type OrderOutcome } from '../../sandbox/admin.ts';
import { CALL_NAMES, type CallName } from '../../sandbox/calls/calls.ts';
import { presets } from '../../sandbox/faults/presets.ts';
import { type Outcome, outcomes } from '../../sandbox/pay/pay-page.ts';
import { type Platform, platforms } from '../../sandbox/rough.ts';
import { Layout } from '../../src/app/layout/Layout.tsx';
import type { PageRoute } from '../../src/app/page-route.ts';
import { notFoundRoute, routes } from '../../src/app/routes.ts';
import type { PageProps } from '../../src/site/page-props.ts';
import { SiteContext } from '../../src/site/site.ts';
import { RecoveryBanner } from '../../src/widgets/recovery/RecoveryBanner.tsx';
import { useStatechartSession } from '../statechart/SessionProvider.tsx';
import { FakePaymentPage } from './FakePaymentPage.tsx';
import { createStoryWorld, type StoryWorld, type StoryWorldSettings } from './story-world.ts';

/** The site of a connected story: where its visit begins, and the platform and device that it meets. */
export interface ConnectedSiteProps {
  /** The path at which the visit begins. */
  path: string;
  /** The style of the platform's answers: that of its contract, or that of real platforms. */
  platform: Platform;
  /** The time of each answer of the platform, in ms. */
  latency: number;
  /** True when the device has no connection. */
  offline: boolean;
  /** The call that fails. */
  faultyCall: CallName | 'none';
  /** The fault of the platform. */
  fault: string;
  /** The outcome of the payment page; 'ask' lets the visitor choose. */
  outcome: Outcome | 'ask';
  /** The clock of the machines; a stopped one is advanced in the Statechart panel. */
  clock: 'running' | 'stopped';
  /** A payment that was started before the visit, with its outcome; the visit begins at its result. */
  paidBefore: Outcome | null;
  /** The outcome that the platform gives to that payment before its result is read; null for none. */
  settledAs: OrderOutcome | null;
}

/** The controls of a connected story. */
export const CONNECTED_CONTROLS = {
  path: { control: 'text' },
  platform: { control: 'inline-radio', options: platforms },
  latency: { control: { type: 'range', min: 0, max: 5_000, step: 100 } },
  offline: { control: 'boolean' },
  faultyCall: { control: 'select', options: ['none', ...CALL_NAMES] },
  fault: { control: 'select', options: Object.keys(presets) },
  outcome: { control: 'select', options: ['ask', ...outcomes] },
  clock: { control: 'inline-radio', options: ['running', 'stopped'] },
  paidBefore: { control: 'select', options: [null, ...outcomes] },
  settledAs: { control: 'select', options: [null, ...ORDER_OUTCOMES] },
} as const;

/**
 * The real pages of the site on the sandbox's platform, all within this frame. Another path, platform or payment
 * begins a new visit.
 */
export function ConnectedSite(props: ConnectedSiteProps) {
  const { path, platform, paidBefore, settledAs } = props;
  return <Visit key={`${path} ${platform} ${paidBefore} ${settledAs}`} {...props} />;
}

function Visit({
  path,
  platform,
  paidBefore,
  settledAs,
  outcome,
  clock,
  ...conditions
}: ConnectedSiteProps) {
  const session = useStatechartSession();
  const [loads, setLoads] = useState(0);
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null);
  const [storyWorld] = useState(() =>
    createStoryWorld({
      path,
      platform,
      session,
      settings: settingsOf(conditions),
      onLeave: setPaymentUrl,
      onReload: () => setLoads((count) => count + 1),
    }),
  );
  const [isReady, setReady] = useState(paidBefore === null);

  useEffect(() => session.clock.restart(), [session]);
  useEffect(() => {
    if (clock === 'running') session.clock.start();
    else session.clock.stop();
  }, [session, clock]);
  const { latency, offline, faultyCall, fault } = conditions;
  useEffect(() => {
    if (isReady) storyWorld.set(settingsOf({ latency, offline, faultyCall, fault }));
  }, [storyWorld, isReady, latency, offline, faultyCall, fault]);
  useEffect(() => {
    if (paidBefore === null) return;
    void payBefore(storyWorld, paidBefore, settledAs).then(() => setReady(true));
  }, [storyWorld, paidBefore, settledAs]);

  const returnToSite = (to: string | null) => {
    setPaymentUrl(null);
    storyWorld.location.navigate(to ?? '/', { replace: true, state: null });
    setLoads((count) => count + 1);
  };
  return (
    <Router hook={storyWorld.location.hook} searchHook={storyWorld.location.searchHook}>
      {paymentUrl !== null ? (
        <FakePaymentPage
          key={paymentUrl}
          decided={outcome === 'ask' ? null : outcome}
          decide={(choice) => storyWorld.decide(paymentUrl, choice)}
          onBack={returnToSite}
        />
      ) : (
        isReady && <Site key={loads} storyWorld={storyWorld} />
      )}
    </Router>
  );
}

type Conditions = Pick<ConnectedSiteProps, 'latency' | 'offline' | 'faultyCall' | 'fault'>;

function settingsOf({ latency, offline, faultyCall, fault }: Conditions): StoryWorldSettings {
  return {
    latency,
    isOffline: offline,
    fault: faultyCall === 'none' ? null : { call: faultyCall, preset: fault },
  };
}

async function payBefore(
  storyWorld: StoryWorld,
  outcome: Outcome,
  settledAs: OrderOutcome | null,
): Promise<void> {
  storyWorld.set({ latency: 0, isOffline: false, fault: null });
  const paymentUrl = await storyWorld.bookBeforehand();
  const back = await storyWorld.decide(paymentUrl, outcome);
  if (settledAs !== null) await storyWorld.settle(paymentUrl, settledAs);
  storyWorld.location.navigate(back ?? '/', { replace: true, state: null });
}

const pages = routes.map((route) => ({ ...route, Page: pageOf(route) }));
const Missing = pageOf(notFoundRoute);

function Site({ storyWorld }: { storyWorld: StoryWorld }) {
  return (
    <SiteContext value={storyWorld.site}>
      <Layout notices={<RecoveryBanner />}>
        <Switch>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path}>
              {(params) => <Page params={params as PageProps['params']} />}
            </Route>
          ))}
          <Route>
            <Missing params={{}} />
          </Route>
        </Switch>
      </Layout>
    </SiteContext>
  );
}

function pageOf(route: PageRoute): ComponentType<PageProps> {
  return lazy(async () => ({ default: await route.load() }));
}
