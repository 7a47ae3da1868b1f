import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

interface ProvidersProps {
  children: ReactNode;
  /** `test` turns transitions and portals off. */
  env?: 'default' | 'test';
}

/**
 * Mantine as the site runs it: its components bring anatomy, behaviour and accessibility; every look is a CSS module, given as `classNames`.
 * Headless, it writes no style element and no style attribute, so the policy holds and none of its style sheets is shipped only to be overridden.
 */
export function Providers({ children, env = 'default' }: ProvidersProps) {
  return (
    <HeadlessMantineProvider theme={theme} env={env}>
      {children}
    </HeadlessMantineProvider>
  );
}
