import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { Providers } from '../src/app/Providers.tsx';
import '../src/app/styles.ts';

/** The frame of every story: the site's theme and styles; an accessibility fault fails the story's test. */
export default definePreview({
  addons: [addonDocs(), addonA11y()],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    options: { storySort: { method: 'alphabetical' } },
  },
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <Providers>
        <Story />
      </Providers>
    ),
  ],
});
