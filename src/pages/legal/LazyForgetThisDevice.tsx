import { Box } from '@mantine/core';
import { LoadFailure } from '../../widgets/lazy/LoadFailure.tsx';
import { lazyComponent } from '../../widgets/lazy/lazy-component.tsx';

/**
 * The button that makes this device forget everything that this site stores on it, with a script of its own: the text
 * around it needs no chart.
 */
export const LazyForgetThisDevice = lazyComponent(
  async () => (await import('./ForgetThisDevice.tsx')).ForgetThisDevice,
  {
    Lost: LoadFailure,
    Waiting: () => <Box mt="xs" mih="3rem" aria-busy="true" />,
    isRequestedAtOnce: true,
  },
);
