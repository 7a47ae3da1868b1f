import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { LegalBlock as Block } from './document.ts';
import styles from './Legal.module.css';
import { Linked } from './Linked.tsx';

interface LegalBlockProps {
  block: Block;
  /** What stands where the document asks for the button that clears this device. */
  forget?: ReactNode;
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
          {block.items.map((item) => (
            <li key={item}>
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
    <Table
      className={classNames(
        styles.table,
        figures && styles.figures,
        columns.length > 2 && styles.folding,
      )}
    >
      <Table.Caption className="ks-hidden">{caption}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column} scope="col">
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([name = '', ...cells]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{name}</Table.Th>
            {cells.map((cell, index) => (
              <Table.Td key={columns[index + 1]} data-label={columns[index + 1]}>
                <Linked text={cell} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
