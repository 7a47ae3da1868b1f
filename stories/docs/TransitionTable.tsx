import type { Chart } from '../../.storybook/statechart/chart.ts';
import { DocsTable } from './DocsTable.tsx';

/** Every transition of a chart: source, event, guard, actions, target. */
export function TransitionTable({ chart }: { chart: Chart }) {
  const short = (id: string) =>
    id === chart.rootId ? 'anywhere' : id.replace(`${chart.rootId}.`, '');
  return (
    <DocsTable
      label="Transitions"
      heads={['In', 'On', 'If', 'Does', 'To']}
      rows={chart.transitions.map(({ from, on, guard, actions, to }) => [
        <code key="in">{short(from)}</code>,
        on,
        guard ?? '',
        actions.join(', '),
        to === null ? 'stays' : <code key="to">{short(to)}</code>,
      ])}
    />
  );
}
