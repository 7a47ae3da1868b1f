// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, expect, test } from 'vitest';
import { leavesOf } from '../../.storybook/statechart/chart.ts';
import { panelToOpen } from '../../.storybook/statechart/first-panel.ts';
import { docsId, storyId } from '../../stories/docs/links.ts';
import { sentenceOf } from '../../stories/docs/sources.ts';
import { exempt } from '../../stories/exempt.ts';
import { models } from '../fixtures/chart-models.ts';

const root = join(import.meta.dirname, '../..');

/** The ids of the pages and stories that Storybook has. */
let ids: ReadonlySet<string>;
beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  ids = new Set(Object.keys(entries));
});

test('every story that a document names is in the workbench', () => {
  const named = globSync('{*,docs/**/*,.storybook/**/*,tests/**/*}.md', { cwd: root }).flatMap(
    (name) =>
      readFileSync(join(root, name), 'utf8').match(/\b[a-z][a-z-]*--[a-z0-9]+[a-z0-9-]*\b/g) ?? [],
  );
  expect(named).toContain(storyId('payment', 'verification.waiting'));
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test.each(models.map(({ name, machine }) => ({ name, machine })))(
  'the chart “$name” has a sentence on the first page, and its links lead to its page and its stories',
  ({ name, machine }) => {
    expect(sentenceOf(name)).toMatch(/^Decides,? .+\.$/);
    const linked = leavesOf(machine)
      .filter(({ path }) => exempt[machine.id]?.[path] === undefined)
      .map(({ path }) => storyId(name, path));
    expect([docsId(name), ...linked].filter((id) => !ids.has(id))).toEqual([]);
  },
);

test.each([
  ['a story without controls', {}, 'addon-controls', 'statechart/panel'],
  ['a story with controls', { size: { control: 'select' } }, 'statechart/panel', 'addon-controls'],
  ['a story whose fields have no controls', { view: {} }, 'addon-controls', 'statechart/panel'],
  ['a chart that is open already', {}, 'statechart/panel', null],
  ['another tab that was chosen', {}, 'storybook/a11y/panel', null],
])('%s → its tab opens by itself', (_, argTypes, selected, panel) => {
  expect(panelToOpen({ argTypes }, selected)).toBe(panel);
});
