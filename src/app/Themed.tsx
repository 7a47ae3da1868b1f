import { createTheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { components } from './components.ts';
import { theme } from './theme.ts';

const whole = createTheme({ ...theme, components });

/** The site is light alone: no scheme is kept on the device. */
const lightAlone: MantineColorSchemeManager = {
  get: () => 'light',
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

interface ThemedProps {
  children: ReactNode;
  /** `test` opens and closes at once what otherwise moves. */
  env?: 'test';
}

/** The theme of every component, around the site, each story and each test. Its variables stand in `theme.css`: it writes no style element. */
export function Themed({ children, env }: ThemedProps) {
  return (
    <MantineProvider
      theme={whole}
      forceColorScheme="light"
      colorSchemeManager={lightAlone}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
