import { Group, Text, Title } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { clsx } from 'clsx';
import * as texts from '#texts/details.ts';
import { Icon } from '../../ui/Icon.tsx';
import details from './Details.module.css';
import styles from './IncludedLists.module.css';

interface IncludedListsProps {
  inclusions: readonly string[];
  exclusions: readonly string[];
}

/** Two lists of things that the price covers and does not cover; an empty one is left out. */
export function IncludedLists({ inclusions, exclusions }: IncludedListsProps) {
  if (inclusions.length + exclusions.length === 0) return null;
  return (
    <div className={clsx(details.section, styles.lists)}>
      {inclusions.length > 0 && (
        <section>
          <Title order={2}>{texts.inclusions}</Title>
          <IconList icon={IconCheck} color="green" lines={inclusions} />
        </section>
      )}
      {exclusions.length > 0 && (
        <section>
          <Title order={2}>{texts.exclusions}</Title>
          <IconList icon={IconX} color="red" lines={exclusions} />
        </section>
      )}
    </div>
  );
}

interface IconListProps {
  icon: typeof IconCheck;
  color: 'green' | 'red';
  lines: readonly string[];
}

function IconList({ icon, color, lines }: IconListProps) {
  return (
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
  );
}
