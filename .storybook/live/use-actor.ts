import { useActor as useRealActor } from '@xstate/react';
import { createContext, use, useEffect, useState } from 'react';
import type { AnyActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Stage, StagedActor } from '../statechart/stage.ts';

/** The stage of the live story around a page; null elsewhere. */
export const StageContext = createContext<Stage | null>(null);

type AnyUseActor = (
  logic: AnyActorLogic,
  options?: object,
) => [AnyMachineSnapshot, (event: AnyEventObject) => void, StagedActor];

/**
 * What the workbench puts in the place of `useActor`: on a stage, a page's machine lives by the
 * stage's clock and shows in the panel. Pages need not know.
 */
export const useActor = ((logic: AnyActorLogic, options?: object) => {
  const stage = use(StageContext);
  const machine = logic as AnyStateMachine;
  const [staging] = useState(() =>
    stage === null ? {} : { clock: stage.clock, inspect: stage.inspector(machine.id) },
  );
  const result = (useRealActor as unknown as AnyUseActor)(logic, { ...options, ...staging });
  const [, , actor] = result;
  useEffect(
    () => stage?.enter(machine.id, machine, actor, stage.movesOf(machine.id)),
    [stage, machine, actor],
  );
  return result;
}) as unknown as typeof useRealActor;
