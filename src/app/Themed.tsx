import {
  type ActionIcon,
  type Alert,
  type Badge,
  createTheme,
  MantineProvider,
  type MantineThemeComponents,
} from '@mantine/core';
import type { ReactNode } from 'react';
import alertLook from './looks/Alert.module.css';
import badgeLook from './looks/Badge.module.css';
import buttonLook from './looks/Button.module.css';
import { theme } from './theme.ts';

// the words of a tint: its colour, but for yellow, which cannot be read
const onTint = (color: string | undefined) =>
  color === 'signal' ? 'var(--mantine-color-signal-9)' : `var(--mantine-color-${color}-6)`;

// The defaults of Mantine's components on this site, as `extend` returns them; calling it would bring each component into the first script.
// What no prop and no variable says of a look stands in `looks/`.
const components: MantineThemeComponents = {
  ActionIcon: {
    defaultProps: { variant: 'none', size: 'var(--ks-tap)' },
    vars: () => ({ root: { '--ai-color': 'currentcolor' } }),
  } satisfies Parameters<typeof ActionIcon.extend>[0],
  Alert: {
    defaultProps: { radius: 'lg' },
    classNames: alertLook,
    vars: (_, { color }) => ({
      root:
        color === undefined
          ? {
              '--alert-bg': 'var(--mantine-color-body)',
              '--alert-color': 'currentcolor',
              '--alert-bd': '1px solid var(--mantine-color-ink-3)',
            }
          : {
              '--alert-bg': `var(--mantine-color-${color}-0)`,
              '--alert-color': onTint(color),
              '--alert-bd': `1px solid var(--mantine-color-${color}-${color === 'signal' ? 9 : 3})`,
            },
    }),
  } satisfies Parameters<typeof Alert.extend>[0],
  Anchor: { defaultProps: { inherit: true, underline: 'always', fw: 600 } },
  Badge: {
    // texts of the platform stand in it, in whatever direction they are written
    defaultProps: { variant: 'white', attributes: { label: { dir: 'auto' } } },
    classNames: badgeLook,
    vars: (_, { variant, color }) => ({
      root:
        variant === 'light'
          ? { '--badge-bg': `var(--mantine-color-${color}-0)`, '--badge-color': onTint(color) }
          : variant === 'white'
            ? { '--badge-color': 'var(--mantine-color-text)' }
            : {},
    }),
  } satisfies Parameters<typeof Badge.extend>[0],
  Button: {
    defaultProps: { variant: 'default', size: 'md', loaderProps: { size: '1.25rem' } },
    classNames: buttonLook,
  },
  Container: {
    defaultProps: {
      w: '100%',
      maw: 'calc(var(--ks-container) + 2 * var(--ks-gutter))',
      px: 'var(--ks-gutter)',
    },
  },
  InputWrapper: {
    defaultProps: {
      inputWrapperOrder: ['label', 'description', 'error', 'input'],
      withAsterisk: false,
    },
  },
  Paper: { defaultProps: { radius: 'lg', shadow: 'sm' }, classNames: { root: 'ks-paper' } },
  Skeleton: {
    defaultProps: { radius: 'xs', attributes: { root: { 'aria-hidden': true } } },
  },
};

const whole = createTheme({ ...theme, components });

/**
 * The theme of every component, around the site, each story and each test. In the `env` of tests, what moves
 * otherwise opens and closes at once. Its variables stand in `theme.css`: it writes no style element.
 */
export function Themed({ children, env }: { children: ReactNode; env?: 'test' }) {
  return (
    <MantineProvider
      theme={whole}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
