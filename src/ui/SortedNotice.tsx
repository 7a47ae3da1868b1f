import { Button, Group } from '@mantine/core';
import { pastedLineSorted } from '#texts/forms.ts';
import { undo } from '#texts/ui.ts';
import { useAnnouncement } from './announcements.ts';

/** Announces at once that a line was sorted into the fields of a form, and undoes it on a press (rule: Pasted contact lines). */
export function SortedNotice({ onUndo }: { onUndo: () => void }) {
  const box = useAnnouncement<HTMLDivElement>('assertive');
  return (
    <Group
      ref={box}
      justify="space-between"
      gap="var(--ks-space-1) var(--ks-space-4)"
      px="md"
      py="space1"
      bg="ink.0"
      bdrs="md"
    >
      <p>{pastedLineSorted}</p>
      <Button variant="transparent" onClick={onUndo}>
        {undo}
      </Button>
    </Group>
  );
}
