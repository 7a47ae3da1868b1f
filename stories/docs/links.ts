import { storyName } from '../completeness.ts';

/** The id of the page of a machine in the workbench. */
export const docsId = (machine: string) => `machines-${machine}--docs`;

/** The id of the story of a machine's state, by the state's path. */
export const storyId = (machine: string, path: string) =>
  `machines-${machine}--${kebab(storyName(path))}`;

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
