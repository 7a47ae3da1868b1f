import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../../sandbox/listen.ts';
import { buildWhenStale, dist } from '../build/build.ts';
import { readConfig } from '../build/config.ts';
import {
  type Answer,
  answersOf,
  complaintsOf,
  returnComplaintsOf,
} from '../serve/hosts/answers.ts';
import { nginxConfigOf, sample } from '../serve/hosts/hosts.ts';
import { staticHost } from '../serve/hosts/static-host.ts';
import { createStaticServer, type SiteFiles } from '../serve/static-server.ts';

/** A host of the build: how to start it on this machine. */
interface Host {
  readonly name: string;
  /** What it calls its version; null when it is not installed. */
  version(): string | null;
  /** Starts it on a free port with a folder of its own; resolves with how to stop it. */
  start(port: number, folder: string): Promise<() => Promise<void>>;
  /** Which of the answers it owes; all of them unless given. */
  owes?: (answer: Answer) => boolean;
}

const samples = new URL('../../docs/hosting/', import.meta.url);

/** A sample of `docs/hosting/`, pointed at this build and a port of this machine. */
async function sampleAt(name: string, port: number): Promise<string> {
  return placedAt(await readFile(new URL(name, samples), 'utf8'), dist, port);
}

function versionOf(program: string, option: string): string | null {
  const { status, stdout, stderr } = spawnSync(program, [option], { encoding: 'utf8' });
  return status === 0 ? `${stdout}${stderr}`.trim().split('\n')[0] || program : null;
}

/** Whom a program runs as; empty for whoever runs this command. */
type User = { uid: number; gid: number } | Record<string, never>;

/** Nobody, where this command may become nobody. */
const nobody: User = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Points a configuration at a folder and a port of this machine. */
const placedAt = (text: string, folder: string, port: number) =>
  text
    .replaceAll(sample.root, folder)
    .replace(new RegExp(`(listen |^:)${sample.port}\\b`, 'm'), `$1${port}`);

/** What surrounds a server block of nginx: the types of the system's own configuration, and nothing written outside the folder. */
const nginxAround = (server: string, folder: string) =>
  [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'default_type application/octet-stream;',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (use) => `${use}_temp_path ${folder}/${use};`,
    ),
    server,
    '}',
  ].join('\n');

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Starts a server's program and waits until it answers; rejects with what it said when it gives up. */
async function run(
  program: string,
  options: readonly string[],
  { port, folder, user = {} }: { port: number; folder: string; user?: User },
): Promise<() => Promise<void>> {
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'], env, ...user });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${program} stopped at once:\n${said}`);
    const isUp = await fetch(`http://localhost:${port}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (isUp) return () => stop(child);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop(child);
  throw new Error(`${program} does not answer:\n${said}`);
}

const hosts: readonly Host[] = [
  {
    name: 'npm run preview',
    version: () => `Node ${process.versions.node}`,
    start: async (port) => (await listen(await createStaticServer(dist), { port })).close,
  },
  {
    name: 'nginx',
    version: () => versionOf('nginx', '-v'),
    start: async (port, folder) => {
      const config = join(folder, 'nginx.conf');
      await writeFile(config, nginxAround(await sampleAt('nginx.conf', port), folder));
      return run('nginx', ['-c', config, '-e', 'stderr', '-p', folder], { port, folder });
    },
  },
  {
    name: 'nginx with the configuration of the container, as nobody and with one folder to write in',
    version: () => versionOf('nginx', '-v'),
    start: async (port, folder) => {
      const [site, temporary] = [join(folder, 'site'), join(folder, 'tmp')];
      await chmod(folder, 0o755);
      await cp(dist, site, { recursive: true });
      await mkdir(temporary);
      if (nobody.uid !== undefined) await chown(temporary, nobody.uid, nobody.gid);
      const headers = await readFile(join(dist, '_headers'), 'utf8');
      const server = placedAt(nginxConfigOf(headers, files), site, port);
      const config = join(folder, 'nginx.conf');
      await writeFile(config, nginxAround(server, temporary));
      const options = ['-c', config, '-e', 'stderr', '-p', temporary];
      return run('nginx', options, { port, folder, user: nobody });
    },
  },
  {
    name: 'Caddy',
    version: () => versionOf('caddy', 'version'),
    start: async (port, folder) => {
      const config = join(folder, 'Caddyfile');
      const own = '{\n  admin off\n  auto_https off\n}\n';
      await writeFile(config, `${own}${await sampleAt('Caddyfile', port)}`);
      return run('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { port, folder });
    },
  },
];

/** Netlify, Cloudflare Pages and GitHub Pages as far as they are documented; what they hide, they hide in ways of their own. */
const staticHosts: readonly Host[] = (['files first', 'rules first', 'files only'] as const).map(
  (order) => ({
    name: `a static host, ${order}`,
    version: () => 'a model of it',
    start: async (port) =>
      (await listen(await createStaticServer(dist, staticHost(order)), { port })).close,
    owes: ({ path, status, file }) => {
      const isHiddenByUs = /^\/(_(?!headers|redirects).*|.*\.(br|gz|html))$/.test(path);
      const isWritten = [path, `${path}.html`].includes(`/${file}`) || path === '/';
      const isOwed =
        order !== 'files only' || isWritten || status === 404 || path in files.spellings;
      return isOwed && !isHiddenByUs;
    },
  }),
);

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const { port, close } = await listen(() => new Response(), { port: 0 });
  await close();
  return port;
}

await buildWhenStale(readConfig({}));
const files = JSON.parse(await readFile(join(dist, '_site.json'), 'utf8')) as SiteFiles;
const answers = await answersOf(dist, files);
let failed = 0;
for (const host of [...hosts, ...staticHosts]) {
  const version = host.version();
  if (version === null) {
    console.log(`${host.name}: NOT CHECKED, it is not installed here`);
    continue;
  }
  const folder = await mkdtemp(join(tmpdir(), 'kickstand-host-'));
  const port = await freePort();
  const close = await host.start(port, folder);
  const owed = answers.filter(host.owes ?? (() => true));
  const origin = `http://localhost:${port}`;
  const found = await complaintsOf(origin, dist, owed);
  // a static host has nobody who answers a POST
  if (host.owes === undefined) found.push(...(await returnComplaintsOf(origin)));
  await close();
  await rm(folder, { recursive: true, force: true });
  failed += found.length;
  console.log(`${host.name} (${version}): ${owed.length} paths, ${found.length} complaints`);
  for (const sentence of found) console.log(`  ${sentence}`);
}
console.log(
  'the image of the container: NOT RUN, this command builds none (docs/hosting/README.md)',
);
process.exit(failed > 0 ? 1 : 0);
