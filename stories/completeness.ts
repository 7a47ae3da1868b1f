import type { AnyStateMachine } from 'xstate';
import { leavesOf } from '../.storybook/statechart/chart.ts';
import type { Pin } from '../.storybook/statechart/parameters.ts';

/** A story that is pinned to a state, by the name under which it is exported. */
export interface PinnedStory extends Pin {
  readonly name: string;
}

/** The name of the story of a state: 'failed.ready' → 'FailedReady'. */
export function storyName(path: string): string {
  return path
    .split('.')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
}

/**
 * The differences between stories and charts, one sentence each: leaf states without a story,
 * stories and exemptions of states that no chart has, exemptions beside a story or without a reason.
 */
export function differences(
  machines: readonly AnyStateMachine[],
  stories: readonly PinnedStory[],
  exempt: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string[] {
  const known = new Set(machines.map(({ id }) => id));
  const unknownMachines = [...stories.map(({ machine }) => machine), ...Object.keys(exempt)]
    .filter((id) => !known.has(id))
    .map((id) => `${id} is no machine`);
  return [...new Set(unknownMachines), ...machines.flatMap((machine) => differencesOf(machine))];

  function differencesOf(machine: AnyStateMachine): string[] {
    const leaves = leavesOf(machine);
    const paths = new Set(leaves.map(({ path }) => path));
    const own = stories.filter((story) => story.machine === machine.id);
    const reasons = exempt[machine.id] ?? {};
    const hasStory = (path: string) =>
      own.some(({ name, state }) => state === path && name === storyName(path));
    return [
      ...leaves
        .filter(({ path }) => !hasStory(path) && reasons[path] === undefined)
        .map(({ path }) => `${machine.id}: ${path} has no story named ${storyName(path)}`),
      ...own
        .filter(({ state }) => !paths.has(state))
        .map(({ name, state }) => `${machine.id}: ${name} shows ${state}, which is no leaf state`),
      ...Object.entries(reasons).flatMap(([path, reason]) => [
        ...(paths.has(path) ? [] : [`${machine.id}: exempt ${path} is no leaf state`]),
        ...(own.some(({ state }) => state === path)
          ? [`${machine.id}: exempt ${path} has a story`]
          : []),
        ...(reason.trim() === '' ? [`${machine.id}: exempt ${path} lacks its reason`] : []),
      ]),
      ...leaves
        .filter(({ kind, path }) => kind === 'transient' && reasons[path] === undefined)
        .map(({ path }) => `${machine.id}: ${path} is transient and not exempt`),
    ];
  }
}
