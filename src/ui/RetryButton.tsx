import { Button } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ComponentProps } from 'react';
import { retry } from '#texts/ui.ts';
import { Icon } from './Icon.tsx';

/** A button that requests again what could not be loaded. */
export function RetryButton(props: ComponentProps<typeof Button<'button'>>) {
  return (
    <Button variant="filled" leftSection={<Icon icon={IconRefresh} />} {...props}>
      {retry}
    </Button>
  );
}
