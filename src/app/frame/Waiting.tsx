import { Box } from '@mantine/core';

/** A page that is on its way; it keeps the footer below the fold. */
export function Waiting() {
  return <Box flex={1} mih="80vh" aria-busy="true" />;
}
