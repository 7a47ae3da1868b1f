import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledConfig, readConfig } from '../../tools/build/config.ts';
import { BUILD_INPUTS } from '../../tools/build/fingerprint.ts';
import { sampleDeployment } from '../../tools/serve/hosts.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFile(join(root, name), 'utf8');
const dockerfile = (await read('Dockerfile')).replaceAll(/\\\n\s*/g, '');
/** The files of the project that its stages copy. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, files = '']) =>
  files.split(' '),
);

test('a container takes every setting of a build as an argument, and no other', () => {
  const [declared = ''] = /^ARG .*$/m.exec(dockerfile) ?? [];
  const names = [...declared.matchAll(/(\w+)=""/g)].map(([, name]) => name);
  const settings = Object.keys(bundledConfig(readConfig({})));
  expect(names).toEqual(settings.map((name) => name.replace('import.meta.env.', '')));
});

test('a container gets all that a build is made of, and nothing that .dockerignore leaves out', async () => {
  const lines = (await read('.dockerignore')).split('\n');
  const [all, ...allowed] = lines.filter((line) => line !== '' && !line.startsWith('#'));
  expect(all).toBe('*');
  expect(allowed.toSorted()).toEqual([...new Set(copied)].sort().map((name) => `!${name}`));
  expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  expect(copied).toEqual(expect.arrayContaining(BUILD_INPUTS));
});

test('nginx finds the build where its configuration looks for it', () => {
  expect(dockerfile).toContain('tools/serve/write-hosts.ts --container nginx.conf');
  expect(dockerfile).toMatch(
    /^COPY --from=build \S+\/nginx\.conf \/etc\/nginx\/conf\.d\/default\.conf$/m,
  );
  expect(dockerfile).toMatch(
    new RegExp(`^COPY --from=build \\S+/dist ${sampleDeployment.root}$`, 'm'),
  );
});
