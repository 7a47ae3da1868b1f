import { Badge } from '@mantine/core';

/** The words about the last seats of a ride (`seatLabels`), in the signal colour; nothing for ''. */
export function LastSeats({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <Badge component="span" color="signal" variant="filled" c="ink.6">
      {words}
    </Badge>
  );
}
