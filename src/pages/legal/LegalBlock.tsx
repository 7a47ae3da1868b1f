import type { ReactElement } from 'react';
import table from '../../ui/Table.module.css';
import type { LegalBlock as Block } from './document.ts';
import { Linked } from './Linked.tsx';

interface LegalBlockProps {
  block: Block;
  /** The button that clears this device, where the document asks for it. */
  forget?: ReactElement;
}

/** One paragraph, list or table of a legal page. */
export function LegalBlock({ block, forget }: LegalBlockProps) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Linked text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes its order
            <li key={index}>
              <Linked text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <LegalTable {...block} />;
    case 'forget':
      return forget;
  }
}

/** A table; on a phone one of more than two columns becomes blocks with their own labels. */
function LegalTable({ caption, columns, rows, figures }: Extract<Block, { kind: 'table' }>) {
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
                <Linked text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
