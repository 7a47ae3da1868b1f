import { useMemo } from 'react';
import { models } from '../../tests/fixtures/chart-models.ts';
import { explore } from '../../tests/fixtures/explore-chart.ts';
import { share } from './Covered.tsx';
import { DocsPage } from './DocsPage.tsx';
import { DocsTable } from './DocsTable.tsx';
import { docsId } from './links.ts';
import { sentenceOf } from './sources.ts';

/** All machines with how far their generated paths reach: what `tests/machines/model` holds, to be read. */
export function ModelOverview() {
  const rows = useMemo(
    () =>
      models.map((model) => {
        const { states, transitions, paths } = explore(model);
        return [
          <a key="machine" href={`./?path=/docs/${docsId(model.name)}`} target="_top">
            {model.name}
          </a>,
          sentenceOf(model.name),
          share(states),
          share(transitions),
          String(paths.length),
        ];
      }),
    [],
  );
  return (
    <DocsPage
      title="Kickstand’s workbench"
      lead="Every state that a visitor can be in, drawn and playable; every path that leads there, listed."
    >
      <ul>
        <li>
          <b>Connected</b> runs the real pages on the sandbox’s platform, with faults, payment
          outcomes and the clock in your hands.
        </li>
        <li>
          <b>Machines</b> holds a story for each state of each statechart. The Statechart panel
          under it shows where it stands and what can happen next. The table below leads to a
          machine’s page, and the table of states there to each story.
        </li>
        <li>
          <b>Components</b> are the parts that several pages use, with their props.
        </li>
        <li>
          <b>Foundations</b> are colours, letters, spaces, icons, pictures and the voice.
        </li>
      </ul>
      <p>
        The toolbar sets the width of the screen (320, 390, 768, 1440 px), reduced motion and forced
        colours. The Accessibility panel holds the findings of axe for the story; one finding fails
        the build.
      </p>
      <p>
        Stories are in English. <code>VITE_LANGUAGE=hi npm run storybook</code> shows all of them in
        Hindi.
      </p>
      <h2>The machines</h2>
      <DocsTable
        label="Machines"
        heads={['Machine', 'What it does', 'States reached', 'Transitions taken', 'Paths']}
        rows={rows}
      />
    </DocsPage>
  );
}
