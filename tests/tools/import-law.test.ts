import { describe, expect, test } from 'vitest';
import { breaches, roomOf } from '../../tools/check/import-law.ts';

describe('rooms', () => {
  test.each([
    ['machines/domain/money.ts', 'domain'],
    ['machines/payment.machine.ts', 'machines'],
    ['src/api/api.ts', 'api'],
    ['src/storage/records.ts', 'storage'],
    ['machines/codec/fields.ts', 'codec'],
    ['machines/domain/item.ts', 'domain'],
    ['src/pages/home/HomeView.tsx', 'pages'],
    ['src/main.tsx', 'main'],
    ['.storybook/preview.tsx', 'storybook'],
    ['.storybook/statechart/chart.ts', 'statechart'],
    ['tests/api/api.test.ts', undefined],
  ])('%s is in %s', (path, room) => {
    expect(roomOf(path)).toBe(room);
  });
});

describe('a breach is found', () => {
  test.each([
    ['domain asks a machine', 'machines/domain/a.ts', `import { m } from '../m.machine.ts';`],
    ['a type counts too', 'machines/domain/a.ts', `import type { M } from '../m.machine.ts';`],
    ['a machine asks the browser', 'machines/a.machine.ts', `import { useState } from 'react';`],
    ['a machine asks a page', 'machines/a.machine.ts', `import { P } from '../src/pages/p/P.tsx';`],
    ['a page fetches', 'src/pages/p/P.tsx', `import ky from 'ky';`],
    ['a page asks the API', 'src/pages/p/P.tsx', `import { api } from '../../api/api.ts';`],
    ['a page asks the app', 'src/pages/p/P.tsx', `import { site } from '../../app/site.ts';`],
    ['a view asks a machine', 'src/ui/V.tsx', `import { m } from '#machines/m.machine.ts';`],
    ['the API asks a view', 'src/api/api.ts', `export { V } from '../ui/V.tsx';`],
    ['the API asks the storage', 'src/api/api.ts', `import { k } from '../storage/keys.ts';`],
    ['the storage asks the API', 'src/storage/keys.ts', `import { a } from '../api/api.ts';`],
    ['a codec asks a chart', 'machines/codec/a.ts', `import { m } from '../m.machine.ts';`],
    ['a chart asks a codec', 'machines/m.machine.ts', `import { f } from './codec/fields.ts';`],
    ['a page asks a fixture', 'src/ui/V.tsx', `import { a } from '../../tests/fixtures/items.ts';`],
    ['a lazy import', 'src/ui/V.tsx', `const P = () => import('../pages/p/P.tsx');`],
    ['the app asks the server', 'src/app/a.ts', `import { readFile } from 'node:fs';`],
    ['the site asks the sandbox', 'src/app/a.ts', `import { s } from '../../sandbox/app.ts';`],
    [
      'the site asks the drawing program',
      'src/ui/V.tsx',
      `import { hero } from '../../illustrations/scenes/site/hero.ts';`,
    ],
    [
      'the sandbox asks the site',
      'sandbox/app.ts',
      `import { toPaise } from '../machines/domain/money.ts';`,
    ],
    [
      'the sandbox through the alias',
      'sandbox/app.ts',
      `import { m } from '#machines/domain/money.ts';`,
    ],
    [
      'the statechart panel asks the site',
      '.storybook/statechart/a.ts',
      `import { site } from '../../src/app/site.ts';`,
    ],
    [
      'the statechart panel asks a machine',
      '.storybook/statechart/a.ts',
      `import { m } from '#machines/m.machine.ts';`,
    ],
    [
      'the statechart panel asks its neighbours',
      '.storybook/statechart/a.ts',
      `import { media } from '../media.ts';`,
    ],
    ['no extension', 'src/ui/V.tsx', `import { B } from './Button';`],
    ['a page reads the location', 'src/pages/p/P.tsx', `export const a = () => location.href;`],
    ['a page reads the window', 'src/pages/p/P.tsx', `export const a = () => window.scrollY;`],
    [
      'a machine reads storage',
      'machines/a.ts',
      `export const a = () => localStorage.getItem('x');`,
    ],
    ['optional chains', 'src/ui/V.tsx', `export const a = () => globalThis?.document;`],
    ['inner markup', 'src/ui/V.tsx', `export const a = (e: Element) => { e.innerHTML = ''; };`],
    [
      'markup through a prop',
      'src/ui/V.tsx',
      `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    ],
    ['text as code', 'src/ui/V.tsx', `export const a = eval('1');`],
    ['text as a function', 'src/ui/V.tsx', `export const a = new Function('1');`],
    ['outer markup', 'src/ui/V.tsx', `export const a = (e: Element) => { e.outerHTML = ''; };`],
    [
      'markup beside',
      'src/app/browser.ts',
      `export const a = (e: Element) => e.insertAdjacentHTML('beforeend', '');`,
    ],
    [
      'markup under a quoted name',
      'src/app/browser.ts',
      `export const a = (e: Element) => { e['innerHTML'] = ''; };`,
    ],
    ['markup of a frame', 'src/ui/V.tsx', `export const A = () => <iframe srcDoc="<p>" />;`],
    [
      'markup from a parser',
      'src/app/browser.ts',
      `export const a = () => new DOMParser().parseFromString('', 'text/html');`,
    ],
    ['a written document', 'src/app/browser.ts', `export const a = () => document.write('');`],
    [
      'a written document of the window',
      'src/app/browser.ts',
      `export const a = () => window.document.writeln('');`,
    ],
    [
      'an address that runs',
      'src/ui/V.tsx',
      `export const A = () => <a href="javascript:a()">a</a>;`,
    ],
    [
      'an address that runs, disguised',
      'src/app/browser.ts',
      `export const a = (b: string) => \` JavaScript:\${b}\`;`,
    ],
    ['a page in an address', 'src/ui/V.tsx', `export const a = 'data:text/html,<p>';`],
    ['a timer with a text', 'src/ui/V.tsx', `export const a = () => setTimeout('a()', 1);`],
    [
      'a repeating timer with a text',
      'src/app/browser.ts',
      'export const a = () => window.setInterval(`a()`, 1);',
    ],
    [
      'text as code of the window',
      'src/app/browser.ts',
      `export const a = () => window.eval('1');`,
    ],
    [
      'text as code under a quoted name',
      'src/app/browser.ts',
      `export const a = () => window['eval']('1');`,
    ],
    [
      'a function of the window',
      'src/app/browser.ts',
      `export const a = () => new window.Function('1');`,
    ],
    ['a new window from a page', 'src/ui/V.tsx', `export const a = () => window.open('/');`],
    ['a new window', 'src/main.tsx', `export const a = () => window.open('/');`],
    ['a new window, bare', 'src/app/a.ts', `export const a = () => open('/');`],
    ['a default export', 'src/ui/V.tsx', `export default function V() {}`],
    ['a barrel', 'src/ui/index.ts', `export * from './V.tsx';`],
    ['a room without a meaning', 'src/utils/a.ts', `export const a = 1;`],
  ])('%s', (_title, path, source) => {
    expect(breaches(path, source)).not.toEqual([]);
  });
});

describe('what is allowed passes', () => {
  test.each([
    [
      'a machine asks domain',
      'machines/a.machine.ts',
      `import { setup } from 'xstate'; import { m } from './domain/money.ts';`,
    ],
    [
      'a page asks all it may',
      'src/pages/p/P.tsx',
      `import { useActor } from '@xstate/react'; import { m } from '#machines/m.machine.ts'; import { B } from '../../ui/Button.tsx'; import css from './P.module.css';`,
    ],
    ['the API fetches', 'src/api/api.ts', `import ky from 'ky';`],
    ['a page imports a text', 'src/pages/p/P.tsx', `import { legalText } from './terms.md';`],
    [
      'the browser file reads the browser',
      'src/app/browser.ts',
      `export const a = () => window.location.href;`,
    ],
    [
      'the browser file opens a tab',
      'src/app/browser.ts',
      `export const a = () => window.open('/', '_blank');`,
    ],
    ['a timer with a function', 'src/ui/V.tsx', `export const a = () => setTimeout(() => {}, 1);`],
    [
      'writing to a store',
      'src/app/a.ts',
      `export const a = (store: { write(key: string): void }) => store.write('javascript');`,
    ],
    ['a picture in an address', 'src/ui/V.tsx', `export const a = 'data:image/png;base64,';`],
    [
      'a field named location',
      'src/ui/V.tsx',
      `export const a = (trip: { location: string }) => trip.location;`,
    ],
    [
      'a parameter named location',
      'src/ui/V.tsx',
      `export const A = ({ location }: { location: string }) => <p title={location}>{location}</p>;`,
    ],
    [
      'a property named history',
      'machines/a.machine.ts',
      `export const a = { type: 'history', history: 'deep' };`,
    ],
    [
      'a story asks a page',
      'stories/P.stories.tsx',
      `import { P } from '../src/pages/p/P.tsx'; export default {};`,
    ],
    [
      'a story asks a fixture of the tests',
      'stories/P.stories.tsx',
      `import { exampleTrip } from '../tests/fixtures/items.ts';`,
    ],
    ['a test asks anything', 'tests/a.test.ts', `import ky from 'ky'; window.open('/');`],
  ])('%s', (_title, path, source) => {
    expect(breaches(path, source)).toEqual([]);
  });
});
