import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { calls } from '../../../sandbox/call-names.ts';
import { createSandboxServer } from '../../../sandbox/server.ts';
import { createStaticServer, type SiteFiles } from '../../serve/static-server.ts';

/** The site and the finished twins of its pages, on one origin, by one server. */
export interface BenchSite {
  readonly url: string;
  /** Serves the markup of finished pages as pages too, by the paths that `twinPath` tells. */
  addTwins(twins: Readonly<Record<string, string>>): Promise<void>;
  /** Does something while every call of the API is answered by a gateway that cannot reach it. */
  withoutApi<Result>(act: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Where the twin of a page is. */
export const twinPath = (name: string): string => `/twin/${name}`;

/** A twin runs no script, and keeps the style attributes that scripts wrote. */
const TWIN_POLICY = "default-src 'self' data:; script-src 'none'; style-src 'self' 'unsafe-inline'";

const brotli = promisify(brotliCompress);

/** Serves a build with a sandbox of its own. */
export async function openBenchSite(dist: string): Promise<BenchSite> {
  const folder = await mkdtemp(join(tmpdir(), 'kickstand-bench-'));
  let site = await createStaticServer(dist);
  const server = await createSandboxServer({
    port: 0,
    dataDir: join(folder, 'data'),
    fallback: (request) => site(request),
  });
  return {
    url: server.url,
    async addTwins(twins) {
      const copy = join(folder, 'dist');
      await cp(dist, copy, { recursive: true });
      await mkdir(join(copy, 'twin'));
      const facts = JSON.parse(await readFile(join(copy, '_site.json'), 'utf8')) as SiteFiles;
      const pages: Record<string, string> = { ...facts.pages };
      for (const [name, markup] of Object.entries(twins)) {
        const file = `twin/${name}.html`;
        pages[twinPath(name)] = file;
        await writeFile(join(copy, file), markup);
        await writeFile(join(copy, `${file}.br`), await brotli(markup));
      }
      await writeFile(join(copy, '_site.json'), JSON.stringify({ ...facts, pages }));
      const rule = `${twinPath('*')}\n  Content-Security-Policy: ${TWIN_POLICY}\n`;
      await appendFile(join(copy, '_headers'), rule);
      site = await createStaticServer(copy);
    },
    async withoutApi(act) {
      const steer = async (path: string, init: RequestInit) => {
        const { ok, status } = await fetch(`${server.url}/sandbox/faults${path}`, init);
        if (!ok) throw new Error(`The sandbox cannot be told to fail: ${status}.`);
      };
      const body = JSON.stringify({ preset: 'http-503' });
      for (const call of calls) await steer(`/${call}`, { method: 'PUT', body });
      try {
        return await act();
      } finally {
        await steer('', { method: 'DELETE' });
      }
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
