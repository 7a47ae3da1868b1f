import type { Decorator } from '@storybook/react-vite';
import { STATECHART_PARAMETER, type StatechartParameters } from './parameters.ts';
import { SessionProvider } from './SessionProvider.tsx';

/** Gives each story a session of its own. */
export const decorators: Decorator[] = [
  (Story, { parameters }) => (
    <SessionProvider
      parameters={parameters[STATECHART_PARAMETER] as StatechartParameters | undefined}
    >
      <Story />
    </SessionProvider>
  ),
];
