import { createActor } from 'xstate';
import type { SavedActor } from '#machines/saved.machine.ts';
import { createSavedMachines, type SavedDependencies } from './saved-machines.ts';

/** The part of the site that saves, compares and suggests rides. */
export type SavedRuntime = Awaited<ReturnType<typeof createSavedRuntime>>;

/** Joins this device and the catalogue to the machines of saved rides; `watch` sees the machines before one of them runs. */
export async function createSavedRuntime(
  dependencies: SavedDependencies,
  watch: <Machines extends object>(machines: Machines) => Promise<Machines>,
) {
  const machines = await watch(createSavedMachines(dependencies));
  let actor: SavedActor | undefined;
  return {
    machines,
    /** The saved rides of this visit; they start when a page first asks. */
    actor: () => {
      actor ??= createActor(machines.saved).start();
      return actor;
    },
  };
}
