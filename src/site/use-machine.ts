import { useActor } from '@xstate/react';
import { use, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { SiteContext } from './site.ts';

/**
 * Runs a machine for a component: its state, and the function that sends it events. The input is read once; give the component another key for another one.
 * The charts of a site are watched and clocked as the site says.
 */
export function useMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[readInput]: undefined extends InputFrom<Machine> ? [] : [() => InputFrom<Machine>]
): [SnapshotFrom<Machine>, Actor<Machine>['send']] {
  const site = use(SiteContext);
  const [options] = useState(() => ({ ...site?.running, input: readInput?.() }));
  const [state, send] = useActor<Machine>(machine, ...([options] as never));
  return [state, send];
}
