import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledConfig, readConfig } from '../../tools/build/config.ts';
import { contentPolicy } from '../../tools/build/policy.ts';
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
  test('builds, and makes an image of the sandbox and, last, of the site', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', 'sandbox', 'site']);
  });

  test('names each base by its whole version, Node by that of the project', async () => {
    const node = (await read('.node-version')).trim();
    expect(stages.map(({ image }) => image)).toEqual([
      `node:${node}-bookworm-slim`,
      `node:${node}-bookworm-slim`,
      expect.stringMatching(/^nginxinc\/nginx-unprivileged:\d+\.\d+\.\d+-alpine-slim$/),
    ]);
  });

  test('installs what the lockfile pins, as the project itself does, before it copies the sources', async () => {
    const [install = ''] = allOf('build', 'RUN');
    const options = [
      ...(await read('tools/install.mjs')).matchAll(/(--(?:include|ignore)[\w=-]+)/g),
    ];
    expect(options.map(([, option]) => option)).toHaveLength(3);
    expect(install).toMatch(/^npm ci /);
    for (const [, option = '?'] of options) expect(install.split(' ')).toContain(option);
    const steps = stageOf('build').steps.map(({ rest }) => rest);
    expect(steps.indexOf(install)).toBeLessThan(steps.indexOf('src src'));
  });

  test('takes every setting of a build as an argument, and no other', () => {
    const [declared = ''] = allOf('build', 'ARG');
    const names = [...declared.matchAll(/(\w+)=""/g)].map(([, name]) => name);
    const settings = Object.keys(bundledConfig(readConfig({})));
    expect(names).toEqual(settings.map((name) => name.replace('import.meta.env.', '')));
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  test('copies what is there, and what .dockerignore lets through', async () => {
    const allowed = (await read('.dockerignore'))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(allowed[0]).toBe('*');
    const named = allowed.slice(1).map((line) => line.replace(/^!/, ''));
    expect(allowed.slice(1).every((line) => line.startsWith('!'))).toBe(true);
    const wanted = stages
      .flatMap(({ name }) => copies(name))
      .filter(({ from }) => from === undefined)
      .flatMap(({ sources }) => sources);
    expect(named.toSorted()).toEqual([...new Set(wanted)].sort());
    expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });

  test('builds from all that a build is made of', async () => {
    const [, inputs = ''] =
      /const inputs = \[([^\]]*)\]/.exec(await read('tools/build/build.ts')) ?? [];
    const sources = copies('build').flatMap((copy) => copy.sources);
    const needed = [...inputs.matchAll(/'([^']+)'/g)].map(([, input = '?']) => input);
    expect(needed.length).toBeGreaterThan(5);
    for (const input of needed) expect(sources).toContain(input);
  });

  test('gives nginx the build and the configuration that is made of it, where that looks for it', () => {
    const [, build = ''] = allOf('build', 'RUN');
    expect(build).toBe('node tools/build/build.ts && node tools/serve/write-hosts.ts nginx.conf');
    expect(existsSync(join(root, 'tools/serve/write-hosts.ts'))).toBe(true);
    const work = allOf('build', 'WORKDIR')[0];
    expect(copies('site')).toEqual([
      { from: 'build', sources: [`${work}/nginx.conf`], target: '/etc/nginx/conf.d/default.conf' },
      { from: 'build', sources: [`${work}/dist`], target: sample.root },
    ]);
  });

  test('gives the sandbox its own files and the packages that it imports', async () => {
    const [packages, sources] = [
      copies('sandbox').filter(({ from }) => from === 'build'),
      copies('sandbox').filter(({ from }) => from === undefined),
    ];
    expect(sources.flatMap((copy) => copy.sources)).toEqual(['package.json', 'sandbox']);
    expect(packages.map(({ target }) => target)).toEqual([
      'node_modules/hono',
      'node_modules/@hono/node-server',
    ]);
    for (const { sources: from, target } of packages) {
      expect(from).toEqual([`${allOf('build', 'WORKDIR')[0]}/${target}`]);
      const manifest = JSON.parse(await read(`${target}/package.json`));
      expect(Object.keys(manifest.dependencies ?? {})).toEqual([]);
    }
  });

  test.each(['site', 'sandbox'])('runs %s as a user by number that is not root', (name) => {
    expect(allOf(name, 'USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    const { steps } = stageOf(name);
    const last = (step: string) => steps.findLastIndex((each) => each.name === step);
    expect(last('USER')).toBeGreaterThan(Math.max(last('COPY'), last('RUN')));
  });

  test('starts programs without a shell, fetches nothing and keeps no secret', () => {
    expect(listIn(allOf('site', 'ENTRYPOINT')[0] ?? '')).toEqual(['nginx', '-g', 'daemon off;']);
    expect(listIn(allOf('sandbox', 'CMD')[0] ?? '')).toEqual(['node', 'sandbox/serve.ts']);
    const all = stages.flatMap(({ steps }) => steps);
    expect(all.filter(({ name }) => name === 'ADD')).toEqual([]);
    expect(all.filter(({ rest }) => /curl|apt-get|apk |--privileged/.test(rest))).toEqual([]);
  });

  test('asks the site for a file that every build has, on the port that nginx listens on', async () => {
    const [program, , , , address = ''] = listIn(allOf('site', 'HEALTHCHECK')[0] ?? '');
    expect(program).toBe('wget');
    expect(new URL(address).port).toBe(String(sample.port));
    expect(allOf('site', 'EXPOSE')).toEqual([String(sample.port)]);
    expect(await read('tools/build/prerender.ts')).toContain(
      `['${new URL(address).pathname.slice(1)}',`,
    );
  });

  test('asks the sandbox whether it is one, on the port that it is given', () => {
    const check = allOf('sandbox', 'HEALTHCHECK')[0] ?? '';
    const env = Object.fromEntries(
      (allOf('sandbox', 'ENV')[0] ?? '').split(' ').map((pair) => pair.split('=')),
    );
    expect(check).toContain(`http://127.0.0.1:${env.PORT}/sandbox/hello`);
    expect(allOf('sandbox', 'EXPOSE')).toEqual([`${env.PORT} ${Number(env.PORT) + 1}`]);
    expect(env.HOST).toBe('0.0.0.0');
    expect(env.SANDBOX_DATA).toMatch(/^\/tmp\//);
  });
});

describe('compose.yaml', () => {
  test.each(['site', 'sandbox'])(
    'locks %s up: nothing to write but /tmp, no right, no new one',
    (name) => {
      expect(service(name, 'read_only')).toBe('true');
      expect(service(name, 'tmpfs')).toEqual([
        expect.stringMatching(/^\/tmp:size=\d+m,mode=1777,noexec,nosuid,nodev$/),
      ]);
      expect(service(name, 'cap_drop')).toEqual(['ALL']);
      expect(service(name, 'security_opt')).toEqual(['no-new-privileges:true']);
      expect(Number(service(name, 'pids_limit'))).toBeGreaterThan(0);
      expect(service(name, 'mem_limit')).toMatch(/^\d+m$/);
      for (const key of ['privileged', 'cap_add', 'volumes', 'network_mode', 'user'])
        expect(service(name, key)).toBeUndefined();
    },
  );

  test.each(['site', 'sandbox'])('makes %s from its stage', (name) => {
    expect(service(name, 'build', 'target')).toBe(name);
    expect(stageOf(name).name).toBe(name);
  });

  test.each(['site', 'sandbox'])('opens the ports of %s on this machine alone', (name) => {
    const exposed = allOf(name, 'EXPOSE').flatMap((rest) => rest.split(' '));
    expect(service(name, 'ports')).toEqual(exposed.map((port) => `127.0.0.1:${port}:${port}`));
  });

  test('builds the site for the sandbox: its API, its payment page and its reports, by settings that a build takes', () => {
    const [api = '', pay = ''] = allOf('sandbox', 'EXPOSE').flatMap((rest) => rest.split(' '));
    const args = service('site', 'build', 'args') as Record<string, string>;
    const config = readConfig(args);
    expect(config).toMatchObject({
      apiBaseUrl: `http://localhost:${api}`,
      paymentOrigins: [`http://localhost:${pay}`],
      reportUrl: `http://localhost:${api}/sandbox/reports`,
      reportRate: 1,
    });
    expect(Object.keys(args).every((name) => allOf('build', 'ARG')[0]?.includes(`${name}=`))).toBe(
      true,
    );
    expect(contentPolicy(config, 'header')).toContain(
      `connect-src 'self' http://localhost:${api};`,
    );
  });

  test('starts the site when the sandbox answers', () => {
    expect(service('site', 'depends_on', 'sandbox', 'condition')).toBe('service_healthy');
    expect(allOf('sandbox', 'HEALTHCHECK')).toHaveLength(1);
  });
});
