import type { ReactNode } from 'react';

interface DocsTableProps {
  heads: readonly string[];
  rows: ReadonlyArray<readonly ReactNode[]>;
  /** The subject of the table, for people who hear it. */
  label: string;
}

/** A table that scrolls in itself where it is too wide. */
export function DocsTable({ heads, rows, label }: DocsTableProps) {
  return (
    <section
      className="docs-table"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box has to be reached by the keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
