import { Group, Text, Title } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { clsx } from 'clsx';
import type { Item } from '#machines/domain/item.ts';
import * as texts from '#texts/details.ts';
import { Icon } from '../../ui/Icon.tsx';
import details from './Details.module.css';
import styles from './IncludedLists.module.css';

/** Two lists of things that the price covers and does not cover; an empty one is left out. */
export function IncludedLists({ item }: { item: Item }) {
  const lists = [
    { title: texts.inclusions, icon: IconCheck, color: 'green', lines: item.inclusions },
    { title: texts.exclusions, icon: IconX, color: 'red', lines: item.exclusions },
  ].filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={clsx(details.section, styles.lists)}>
      {lists.map(({ title, icon, color, lines }) => (
        <section key={title}>
          <Title order={2}>{title}</Title>
          <ul>
            {[...new Set(lines)].map((line) => (
              <Group
                component="li"
                key={line}
                wrap="nowrap"
                align="start"
                gap="sm"
                py="0.4375rem"
                lh="var(--ks-leading-list)"
              >
                <Text inherit span c={color} flex="none" mt={1}>
                  <Icon icon={icon} stroke={2} />
                </Text>
                <span dir="auto">{line}</span>
              </Group>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
