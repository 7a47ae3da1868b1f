import { chartOf } from '../../.storybook/statechart/chart.ts';
import { DrawnChart } from '../../.storybook/statechart/DrawnChart.tsx';
import { models } from '../../tests/fixtures/chart-models.ts';
import type { Model } from '../../tests/fixtures/explore-chart.ts';
import { Covered } from './Covered.tsx';
import { DocsPage } from './DocsPage.tsx';
import { StateTable } from './StateTable.tsx';
import { sentenceOf } from './sources.ts';
import { TransitionTable } from './TransitionTable.tsx';
import { VerdictTable } from './VerdictTable.tsx';

/** The page of a machine in the workbench, all of it read from the machine itself. Throws for an unknown name. */
export function machinePage(name: string) {
  const model = models.find((candidate) => candidate.name === name);
  if (model === undefined) throw new Error(`There is no model of "${name}".`);
  return () => <MachinePage model={model} />;
}

function MachinePage({ model }: { model: Model }) {
  const chart = chartOf(model.machine);
  return (
    <DocsPage title={titled(model.name)} lead={sentenceOf(model.name)}>
      <DrawnChart machine={model.machine} />
      <Legend />
      <h2>States</h2>
      <StateTable name={model.name} machineId={model.machine.id} states={chart.states} />
      <h2>Transitions</h2>
      <TransitionTable chart={chart} />
      {model.name === 'payment' && <VerdictTable />}
      <h2>What its tests cover</h2>
      <Covered model={model} />
    </DocsPage>
  );
}

function Legend() {
  return (
    <p>
      A dot marks the state that comes first, a dashed frame a state that holds others, a double
      frame an end. Brackets hold guards. Green is a call that answers, red one that fails, violet
      is time.
    </p>
  );
}

function titled(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
