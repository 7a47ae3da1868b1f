import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledConfig, readConfig } from '../../tools/build/config.ts';
import { sample } from '../../tools/serve/hosts.ts';
import { type PlainYaml, readPlainYaml } from '../fixtures/plain-yaml.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFile(join(root, name), 'utf8');

/** An instruction of the Dockerfile: its name, and the rest of it on one line. */
interface Instruction {
  name: string;
  rest: string;
}

/** A stage of the Dockerfile. */
interface Stage {
  image: string;
  name: string;
  steps: Instruction[];
}

function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [name = '', ...words] = line.split(' ');
    const rest = words.join(' ').trim();
    if (name === 'FROM') {
      const [, image = '', stage = ''] = /^(\S+) AS (\S+)$/.exec(rest) ?? [];
      stages.push({ image, name: stage, steps: [] });
    } else stages.at(-1)?.steps.push({ name, rest });
  }
  return stages;
}

const stages = stagesOf(await read('Dockerfile'));
const stageOf = (name: string): Stage => {
  const stage = stages.find((each) => each.name === name);
  if (stage === undefined) throw new Error(`There is no stage ${name}`);
  return stage;
};
const allOf = (stage: string, name: string) =>
  stageOf(stage)
    .steps.filter((step) => step.name === name)
    .map(({ rest }) => rest);

/** What a list in JSON form says, as ENTRYPOINT, CMD and the health check have it. */
const listIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')));

/** What a stage copies from the folder of the project, and from another stage. */
const copies = (stage: string) =>
  allOf(stage, 'COPY').map((rest) => {
    const [, from] = /^--from=(\S+) /.exec(rest) ?? [];
    const paths = rest.replace(/^--from=\S+ /, '').split(' ');
    return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
  });

const at = (value: PlainYaml | undefined, ...keys: string[]): PlainYaml | undefined =>
  keys.reduce<PlainYaml | undefined>(
    (found, key) => (typeof found === 'object' && !Array.isArray(found) ? found[key] : undefined),
    value,
  );
const compose = readPlainYaml(await read('compose.yaml'));
const service = (name: string, ...keys: string[]) => at(compose, 'services', name, ...keys);

describe('the Dockerfile', () => {
  test('names each base by its whole version, Node by that of the project', async () => {
    const node = (await read('.node-version')).trim();
    expect(stages.map(({ name, image }) => [name, image])).toEqual([
      ['build', `node:${node}-bookworm-slim`],
      ['sandbox', `node:${node}-bookworm-slim`],
      ['site', expect.stringMatching(/^nginxinc\/nginx-unprivileged:\d+\.\d+\.\d+-alpine-slim$/)],
    ]);
  });

  test('takes every setting of a build as an argument, and no other', () => {
    const [declared = ''] = allOf('build', 'ARG');
    const names = [...declared.matchAll(/(\w+)=""/g)].map(([, name]) => name);
    const settings = Object.keys(bundledConfig(readConfig({})));
    expect(names).toEqual(settings.map((name) => name.replace('import.meta.env.', '')));
  });

  test('copies all that a build is made of and nothing that .dockerignore keeps out', async () => {
    const lines = (await read('.dockerignore')).split('\n');
    const [all, ...allowed] = lines.filter((line) => line !== '' && !line.startsWith('#'));
    const copied = stages
      .flatMap(({ name }) => copies(name))
      .flatMap(({ from, sources }) => (from === undefined ? sources : []));
    expect(all).toBe('*');
    expect(allowed.toSorted()).toEqual([...new Set(copied)].sort().map((name) => `!${name}`));
    expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    const [, inputs = ''] =
      /const inputs = \[([^\]]*)\]/.exec(await read('tools/build/build.ts')) ?? [];
    const needed = [...inputs.matchAll(/'([^']+)'/g)].map(([, input]) => input);
    expect(needed.length).toBeGreaterThan(5);
    expect(copies('build').flatMap(({ sources }) => sources)).toEqual(
      expect.arrayContaining(needed),
    );
  });

  test('gives nginx the build and the configuration that is made of it, where that looks for it', () => {
    expect(allOf('build', 'RUN')).toEqual([
      expect.stringMatching(/^npm ci .*--ignore-scripts/),
      'node tools/build/build.ts && node tools/serve/write-hosts.ts nginx.conf',
    ]);
    const [work] = allOf('build', 'WORKDIR');
    expect(copies('site')).toEqual([
      { from: 'build', sources: [`${work}/nginx.conf`], target: '/etc/nginx/conf.d/default.conf' },
      { from: 'build', sources: [`${work}/dist`], target: sample.root },
    ]);
  });

  test.each(['site', 'sandbox'])('runs %s without a shell, as a user that is not root', (name) => {
    expect(allOf(name, 'USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    const { steps } = stageOf(name);
    const last = (step: string) => steps.findLastIndex((each) => each.name === step);
    expect(last('USER')).toBeGreaterThan(Math.max(last('COPY'), last('RUN')));
    const [start = ''] = [...allOf(name, 'ENTRYPOINT'), ...allOf(name, 'CMD')];
    expect(['nginx', 'node']).toContain(listIn(start)[0]);
  });

  test('asks for what answers, on the port that is opened', async () => {
    const [, , , , address = ''] = listIn(allOf('site', 'HEALTHCHECK')[0] ?? '');
    const { port, pathname } = new URL(address);
    expect([port, pathname]).toEqual([String(sample.port), '/robots.txt']);
    expect(allOf('site', 'EXPOSE')).toEqual([port]);
    const [, own = ''] = /PORT=(\d+)/.exec(allOf('sandbox', 'ENV')[0] ?? '') ?? [];
    expect(allOf('sandbox', 'HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${own}/sandbox/hello`);
    expect(allOf('sandbox', 'EXPOSE')).toEqual([`${own} ${Number(own) + 1}`]);
  });
});

describe('compose.yaml', () => {
  test.each(['site', 'sandbox'])(
    'makes %s from its stage, on ports of this machine alone, with nothing to write but /tmp and no right',
    (name) => {
      expect(service(name, 'build', 'target')).toBe(name);
      const exposed = allOf(name, 'EXPOSE').flatMap((rest) => rest.split(' '));
      expect(service(name, 'ports')).toEqual(exposed.map((port) => `127.0.0.1:${port}:${port}`));
      expect(service(name, 'read_only')).toBe('true');
      expect(service(name, 'tmpfs')).toEqual([
        expect.stringMatching(/^\/tmp:size=\d+m,mode=1777,noexec,nosuid,nodev$/),
      ]);
      expect(service(name, 'cap_drop')).toEqual(['ALL']);
      expect(service(name, 'security_opt')).toEqual(['no-new-privileges:true']);
      for (const key of ['privileged', 'cap_add', 'volumes', 'network_mode', 'user'])
        expect(service(name, key)).toBeUndefined();
    },
  );

  test('builds the site for the sandbox, by settings that a build takes, and starts it when that answers', () => {
    const [api = '', pay = ''] = allOf('sandbox', 'EXPOSE').flatMap((rest) => rest.split(' '));
    expect(readConfig(service('site', 'build', 'args') as Record<string, string>)).toMatchObject({
      apiBaseUrl: `http://localhost:${api}`,
      paymentOrigins: [`http://localhost:${pay}`],
      reportUrl: `http://localhost:${api}/sandbox/reports`,
      reportRate: 1,
    });
    expect(service('site', 'depends_on', 'sandbox', 'condition')).toBe('service_healthy');
  });
});
