import type { ChartState } from '../../.storybook/statechart/chart.ts';
import { storyName } from '../completeness.ts';
import { exempt } from '../exempt.ts';
import { DocsTable } from './DocsPage.tsx';

interface StateTableProps {
  /** The machine's name. */
  name: string;
  states: readonly ChartState[];
}

/** Each state with its calls, and a link to its story. */
export function StateTable({ name, states }: StateTableProps) {
  return (
    <DocsTable
      label="States"
      heads={['State', 'Calls', 'On entry', 'Tags', 'Story']}
      rows={flat(states).map((state) => [
        <code key="state">{state.path}</code>,
        state.calls.join(', '),
        state.entry.join(', '),
        state.tags.join(', '),
        storyOf(name, state),
      ])}
    />
  );
}

function storyOf(name: string, { path, kind }: ChartState) {
  if (kind === 'parent') return '';
  const reason = exempt[name]?.[path];
  if (reason !== undefined) return reason;
  const story = storyName(path);
  return (
    <a href={`./?path=/story/machines-${name}--${kebab(story)}`} target="_top">
      {story}
    </a>
  );
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

function flat(states: readonly ChartState[]): ChartState[] {
  return states.flatMap((state) => [state, ...flat(state.children)]);
}
