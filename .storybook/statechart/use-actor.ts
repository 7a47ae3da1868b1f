import {
  useActor as useRealActor,
  useActorRef as useRealActorRef,
  type useMachine as useRealMachine,
} from '@xstate/react';
import { use, useEffect, useState } from 'react';
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  StateMachine,
} from 'xstate';
import { SessionContext } from './SessionProvider.tsx';

export * from '@xstate/react';

type AnyUseActor = (
  logic: AnyActorLogic,
  options?: object,
) => [AnyMachineSnapshot, (event: AnyEventObject) => void, AnyActor];
type AnyUseActorRef = (logic: AnyActorLogic, options?: object, observer?: unknown) => AnyActor;

/**
 * `useActor` for stories: where the story's parameters say `connect`, the machine runs on the
 * session's clock and shows in the panel. Components need not know. Elsewhere it is the real one.
 */
export const useActor = ((logic: AnyActorLogic, options?: object) => {
  const { connected, open } = useConnection(logic);
  const result = (useRealActor as unknown as AnyUseActor)(logic, { ...options, ...connected });
  useOpened(open, result[2]);
  return result;
}) as unknown as typeof useRealActor;

/** `useMachine` for stories: see `useActor`. */
export const useMachine = useActor as unknown as typeof useRealMachine;

/** `useActorRef` for stories: see `useActor`. */
export const useActorRef = ((logic: AnyActorLogic, options?: object, observer?: unknown) => {
  const { connected, open } = useConnection(logic);
  const actor = (useRealActorRef as unknown as AnyUseActorRef)(
    logic,
    { ...options, ...connected },
    observer,
  );
  useOpened(open, actor);
  return actor;
}) as unknown as typeof useRealActorRef;

type Open = ((actor: AnyActor) => () => void) | null;

/** The options that connect an actor, and a function that shows it; neither where nothing is to be connected. */
function useConnection(logic: AnyActorLogic): { connected: object; open: Open } {
  const session = use(SessionContext);
  const [connection] = useState(() => {
    if (session?.parameters.connect !== true || !(logic instanceof StateMachine)) return null;
    const { inspect, open } = session.connection(logic);
    return { connected: { clock: session.clock, inspect }, open };
  });
  return connection ?? { connected: {}, open: null };
}

function useOpened(open: Open, actor: AnyActor): void {
  useEffect(() => open?.(actor), [open, actor]);
}
