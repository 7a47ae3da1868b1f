import type { MachineStatus } from './messages.ts';

/**
 * Returns the machine that the panel displays: the chosen one, else the first that is not in the background, else the
 * first.
 */
export function selectedMachine(
  machines: readonly MachineStatus[],
  chosen: string | null,
  background: readonly string[],
): MachineStatus | undefined {
  return (
    machines.find(({ key }) => key === chosen) ??
    machines.find(({ machine }) => !background.includes(machine)) ??
    machines[0]
  );
}
