// first of all: it says the order of the layers
import '../src/app/styles.ts';

import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { breakpoints } from '../src/app/breakpoints.ts';
import { IGNORED_TEXTS } from '../tests/fixtures/ignored-texts.ts';
import { WAIT_LIMIT } from '../tests/fixtures/time-limits.ts';
import { ComponentDocs } from './ComponentDocs.tsx';
import { applyMedia, mediaToolbar } from './media.ts';
import { StoryLayout } from './StoryLayout.tsx';
import { statechart } from './statechart/addon.ts';

configure({ asyncUtilTimeout: WAIT_LIMIT, defaultIgnore: IGNORED_TEXTS });

/** The configuration of every story: the site's theme and styles; an accessibility fault fails the story's test. */
export default definePreview({
  addons: [addonDocs(), addonA11y(), statechart()],
  parameters: {
    a11y: { test: 'error' },
    docs: { page: ComponentDocs },
    layout: 'fullscreen',
    statechart: { background: ['recovery'] },
    options: {
      storySort: {
        order: ['Start here', 'Connected', 'Machines', 'Pages', 'Components', 'Foundations'],
      },
    },
    viewport: {
      options: {
        small: screen(320, 640),
        phone: screen(390, 844),
        tablet: screen(768, 1024),
        desktop: screen(1440, 900),
      },
    },
  },
  globalTypes: mediaToolbar,
  initialGlobals: { motion: 'device', contrast: 'device' },
  tags: ['autodocs'],
  afterEach: ({ canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    const taken = translatedAmounts(body);
    if (taken.length > 0) throw new Error(`A translator may change ${taken.join(', ')}`);
    const unset = unsetVariables(body);
    if (unset.length > 0)
      throw new Error(`theme.css lacks ${unset.join(', ')} (tools/build/theme.ts)`);
  },
  decorators: [
    (Story, { parameters, globals }) => {
      applyMedia(globals);
      return (
        <StoryLayout page={typeof parameters.page === 'string' ? parameters.page : null}>
          <Story />
        </StoryLayout>
      );
    },
  ],
});

/** Returns the amounts in a page that a translator may change (rule: A page that is translated). */
function translatedAmounts(page: HTMLElement): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const taken: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (/^\W?₹[\d,.]*$/.test(data) && !parentElement?.closest('[translate=no]')) taken.push(data);
  }
  return taken;
}

/**
 * Returns the variables that style attributes read and no sheet sets. Their names are built from props, so that no
 * search of the sources finds them all; `none` names none.
 */
function unsetVariables(page: HTMLElement): string[] {
  return Array.from(page.querySelectorAll('[style]')).flatMap((element) => {
    const set = getComputedStyle(element);
    const read = element.getAttribute('style')?.matchAll(/var\((--(?:mantine|ks)-[\w-]+)\)/g) ?? [];
    return Array.from(read, ([, name = '']) => name).filter(
      (name) => !name.endsWith('-none') && set.getPropertyValue(name) === '',
    );
  });
}

function screen(width: number, height: number) {
  const type = width < breakpoints.sm ? 'mobile' : width < breakpoints.lg ? 'tablet' : 'desktop';
  return {
    name: `${width} px`,
    type: type as 'mobile' | 'tablet' | 'desktop',
    styles: { width: `${width}px`, height: `${height}px` },
  };
}
