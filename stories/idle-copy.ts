import { copyMachine } from '#machines/copy.machine.ts';

/** A page on which nothing was copied yet. */
export const idleCopy = copyMachine.resolveState({ value: 'idle', context: { request: null } });
