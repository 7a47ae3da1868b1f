import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { asDefinition } from '../tools/build/drawings.ts';
import { inventory } from './inventory.ts';

// keeps the site's own build steps out of vite.config.ts
process.env.STORYBOOK = '1';

export default {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    join(import.meta.dirname, 'statechart'),
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  // its list of first steps is about Storybook, not about this project
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // pictures of the site, then those that the sandbox's catalogue names
  staticDirs: ['../public', { from: '../sandbox/media', to: '/media' }],
  // the part of every page's markup that views refer to
  previewBody: (body) => body + asDefinition('logo.svg', 'logo'),
  viteFinal: (config) => ({
    ...config,
    plugins: [inventory(), ...(config.plugins ?? [])],
  }),
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig;
