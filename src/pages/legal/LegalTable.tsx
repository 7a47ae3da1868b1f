import table from '../../ui/Table.module.css';

interface LegalTableProps {
  caption: string;
  columns: readonly string[];
  /** The rows; the first cell names the row. */
  rows: readonly (readonly [name: string, ...cells: string[]])[];
  /** True where the last column has figures, which stand at the right edge. */
  figures?: boolean;
}

/** A table of a legal page; on a phone one of more than two columns becomes blocks with their own labels. */
export function LegalTable({ caption, columns, rows, figures }: LegalTableProps) {
  return (
    <table
      className={table.table}
      data-figures={figures}
      data-stacking={columns.length > 2 || undefined}
    >
      <caption className="ks-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
