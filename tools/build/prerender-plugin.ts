import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { lastSnapshot } from './catalogue-snapshot.ts';
import type { Config } from './config.ts';
import { compressFolder, keepBuild, keptFolder, writeSite } from './prerender.ts';
import { writeWorker } from './worker.ts';

/** Makes `vite build` write `dist/` whole: the scripts, one HTML file for each route and each ride of the last snapshot, the policy, the headers, the service worker and the compressed siblings. */
export function prerender(config: Config): Plugin {
  return {
    name: 'kickstand:prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: { build: { outDir: 'dist', manifest: true } },
        ssr: {
          build: {
            ssr: 'src/entry-server.tsx',
            outDir: join(keptFolder, 'server'),
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
          },
          // what the build rewrites: markup is made from the same modules as the page's script
          resolve: { noExternal: [/^@mantine/, /^@tabler/] },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr)
          throw new Error('The build lacks its client or its server environment');
        await builder.build(client);
        await builder.build(ssr);
        const { root } = builder.config;
        const dist = resolve(root, 'dist');
        const manifest = join(dist, '.vite/manifest.json');
        const template = join(dist, 'index.html');
        const listed = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
        await keepBuild(root, config, {
          manifest: listed,
          template: await readFile(template, 'utf8'),
        });
        await rm(join(dist, '.vite'), { recursive: true });
        await rm(template);
        await writeWorker(root, config, listed);
        await compressFolder(dist);
        const { pages, styles } = await writeSite({
          root,
          config,
          snapshot: await lastSnapshot(root, config),
        });
        builder.config.logger.info(
          `prerendered ${pages} pages, ${styles} style attributes allowed by hash`,
        );
      },
    },
  };
}
