import type { ChartState } from '../../.storybook/statechart/chart.ts';
import { storyName } from '../completeness.ts';
import { exempt } from '../exempt.ts';
import { DocsTable } from './DocsTable.tsx';
import { storyId } from './links.ts';

interface StateTableProps {
  /** The name of the machine's file and of its page. */
  name: string;
  /** The machine's own id, by which states without a story are exempt. */
  machineId: string;
  states: readonly ChartState[];
}

/** Each state with its calls, and a link to its story. */
export function StateTable({ name, machineId, states }: StateTableProps) {
  return (
    <DocsTable
      label="States"
      heads={['State', 'Calls', 'On entry', 'Tags', 'Story']}
      rows={flat(states).map((state) => [
        <code key="state">{state.path}</code>,
        state.calls.join(', '),
        state.entry.join(', '),
        state.tags.join(', '),
        storyOf(name, machineId, state),
      ])}
    />
  );
}

function storyOf(name: string, machineId: string, { path, kind }: ChartState) {
  if (kind === 'parent') return '';
  const reason = exempt[machineId]?.[path];
  if (reason !== undefined) return reason;
  return (
    <a href={`./?path=/story/${storyId(name, path)}`} target="_top">
      {storyName(path)}
    </a>
  );
}

function flat(states: readonly ChartState[]): ChartState[] {
  return states.flatMap((state) => [state, ...flat(state.children)]);
}
