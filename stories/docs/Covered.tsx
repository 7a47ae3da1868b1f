import { useMemo } from 'react';
import {
  type Coverage,
  explore,
  type Model,
  tableLine,
} from '../../tests/fixtures/explore-chart.ts';
import { testsOf } from './sources.ts';

/** The reach of a machine's generated paths, with their number, and the tests written by hand. */
export function Covered({ model }: { model: Model }) {
  const { states, transitions, paths, table } = useMemo(() => explore(model), [model]);
  return (
    <>
      <p>
        Generated paths reach {share(states)} states and {share(transitions)} transitions. There are{' '}
        {paths.length} of them; <code>tests/machines/model/charts.test.ts</code> walks each on a
        running machine.
      </p>
      <details>
        <summary>All that can happen, by the generated paths ({table.length})</summary>
        <ul>
          {table.map(tableLine).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      {testsOf(model.name).map(({ file, titles }) => (
        <details key={file}>
          <summary>
            <code>{file}</code> ({titles.length})
          </summary>
          <ul>
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** '12 of 12'. */
export function share({ all, missed }: Coverage): string {
  return `${all.length - missed.length} of ${all.length}`;
}
