import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { presets } from '../../sandbox/faults/presets.ts';
import type { CallName } from '../../sandbox/journal.ts';
import { type Outcome, outcomes } from '../../sandbox/pay/pay-page.ts';
import { Frame } from '../../src/app/frame/Frame.tsx';
import { RecoveryBanner } from '../../src/app/frame/RecoveryBanner.tsx';
import { Waiting } from '../../src/app/frame/Waiting.tsx';
import type { Machines } from '../../src/app/machines.ts';
import { notFound, type PageProps, type RouteDef, routes } from '../../src/app/routes.tsx';
import { site } from '../../src/app/site.ts';
import { Stage, type StageMove, showStage } from '../statechart/stage.ts';
import { createLiveWorld, FAULTY_CALLS, type LiveWorld, type WorldSettings } from './live-world.ts';
import { PaymentStandIn } from './PaymentStandIn.tsx';
import { StageContext } from './use-actor.ts';

export interface LiveSiteProps {
  /** Where the visit begins. */
  path: string;
  /** How long each answer of the platform takes, in ms. */
  latency: number;
  /** Whether the device has no connection. */
  offline: boolean;
  /** The call that goes wrong. */
  faultyCall: CallName | 'none';
  /** What goes wrong with it. */
  fault: string;
  /** What happens on the payment page; 'ask' stops there. */
  outcome: Outcome | 'ask';
  /** Whether the machines' clock runs; one that stands is moved in the Statechart panel. */
  clock: 'runs' | 'stands';
  /** A payment that was started before the visit, and what became of it; the visit begins at its result. */
  paidBefore: Outcome | null;
  /** What can happen to each machine, by its id: the panel offers it. */
  moves: (machine: string) => readonly StageMove[];
}

/** The controls of a live story. */
export const LIVE_CONTROLS = {
  path: { control: 'text' },
  latency: { control: { type: 'range', min: 0, max: 5_000, step: 100 } },
  offline: { control: 'boolean' },
  faultyCall: { control: 'select', options: ['none', ...FAULTY_CALLS] },
  fault: { control: 'select', options: Object.keys(presets) },
  outcome: { control: 'select', options: ['ask', ...outcomes] },
  clock: { control: 'inline-radio', options: ['runs', 'stands'] },
  paidBefore: { control: 'select', options: [null, ...outcomes] },
  moves: { table: { disable: true } },
} as const;

/** The real pages of the site on the sandbox's platform, all of it in this frame. Another path or payment begins anew. */
export function LiveSite(props: LiveSiteProps) {
  return <Visit key={`${props.path} ${props.paidBefore}`} {...props} />;
}

function Visit({ path, paidBefore, outcome, clock, moves, ...around }: LiveSiteProps) {
  const [stage] = useState(() => new Stage(moves));
  const [loads, setLoads] = useState(0);
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null);
  const [world] = useState(() =>
    createLiveWorld({
      path,
      settings: settingsOf(around),
      onLeave: setPaymentUrl,
      onReload: () => setLoads((count) => count + 1),
    }),
  );
  const [isReady, setReady] = useState(paidBefore === null);

  useEffect(() => showStage(stage), [stage]);
  useEffect(() => {
    if (clock === 'runs') stage.clock.run();
    else stage.clock.stop();
  }, [stage, clock]);
  const { latency, offline, faultyCall, fault } = around;
  useEffect(() => {
    if (isReady) world.set(settingsOf({ latency, offline, faultyCall, fault }));
  }, [world, isReady, latency, offline, faultyCall, fault]);
  useEffect(() => {
    if (paidBefore === null) return;
    void payBefore(world, paidBefore).then(() => setReady(true));
  }, [world, paidBefore]);

  const comeBack = (to: string | null) => {
    setPaymentUrl(null);
    world.location.navigate(to ?? '/', { replace: true, state: null });
    setLoads((count) => count + 1);
  };
  return (
    <StageContext value={stage}>
      <Router hook={world.location.hook} searchHook={world.location.searchHook}>
        {paymentUrl !== null ? (
          <PaymentStandIn
            key={paymentUrl}
            decided={outcome === 'ask' ? null : outcome}
            decide={(choice) => world.decide(paymentUrl, choice)}
            onBack={comeBack}
          />
        ) : (
          isReady && <Site key={loads} world={world} />
        )}
      </Router>
    </StageContext>
  );
}

type Around = Pick<LiveSiteProps, 'latency' | 'offline' | 'faultyCall' | 'fault'>;

function settingsOf({ latency, offline, faultyCall, fault }: Around): WorldSettings {
  return {
    latency,
    isOffline: offline,
    fault: faultyCall === 'none' ? null : { call: faultyCall, preset: fault },
  };
}

async function payBefore(world: LiveWorld, outcome: Outcome): Promise<void> {
  world.set({ latency: 0, isOffline: false, fault: null });
  const back = await world.decide(await world.bookBeforehand(), outcome);
  world.location.navigate(back ?? '/', { replace: true, state: null });
}

function Site({ world }: { world: LiveWorld }) {
  const { edge } = world;
  const [pages] = useState(() => routes.map((route) => ({ ...route, Page: pageOf(route, world) })));
  const [Missing] = useState(() => pageOf(notFound, world));
  const [machines, setMachines] = useState<Machines | null>(null);
  useEffect(() => {
    void edge.live().then((live) => setMachines(live.machines));
  }, [edge]);
  return (
    <Frame
      site={site}
      year="2026"
      notices={
        machines !== null && (
          <RecoveryBanner machine={machines.recovery} onReturned={edge.browser.onReturned} />
        )
      }
    >
      <Suspense fallback={<Waiting />}>
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
      </Suspense>
    </Frame>
  );
}

function pageOf(route: RouteDef, { edge }: LiveWorld): ComponentType<PageProps> {
  return lazy(async () => ({ default: await route.load(edge) }));
}
