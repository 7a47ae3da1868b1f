import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createSandboxServer } from '../../../sandbox/server.ts';
import { breakpoints } from '../../../src/app/tokens.ts';
import { buildWhenStale, configOrExit, dist } from '../../build/build.ts';
import { chromiumArgs, ensureChromium } from '../../check/chromium.ts';
import { createStaticServer } from '../../serve/static-server.ts';
import { type Screen, screens } from './screens.ts';

const widths = [390, 768, 1440] as const;
const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 };
const folder = join(import.meta.dirname, '../../../.cache/shots');

/** `npm run shots [part of a name…]` takes only the screens whose name has one of these parts. */
const wanted = process.argv.slice(2);
const chosen = screens.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

const fileOf = (screen: Screen, width: number) => `${screen.name}-${width}.png`;

function indexPage(): string {
  const rows = screens.map((screen) => {
    const pictures = widths
      .filter((width) => screen.below === undefined || width < screen.below)
      .map(
        (width) =>
          `<a href="${fileOf(screen, width)}"><img loading="lazy" src="${fileOf(screen, width)}" alt="${screen.name} at ${width} px" width="${Math.round(width / 3)}"></a>`,
      );
    return `<section><h2>${screen.name}</h2><div>${pictures.join('')}</div></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:16px sans-serif;margin:24px}div{display:flex;gap:24px;align-items:start}img{border:1px solid #ccc}</style>${rows.join('')}`;
}

const config = configOrExit();
await buildWhenStale(config);
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'kickstand-'));
const server = await createSandboxServer({
  port: 0,
  dataDir,
  fallback: await createStaticServer(dist),
});
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumArgs, '--hide-scrollbars'],
});
const missed: string[] = [];
const admin = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${server.url}/sandbox${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
};

for (const width of widths) {
  for (const screen of chosen) {
    if (screen.below !== undefined && width >= screen.below) continue;
    await admin('POST', '/reset');
    const context = await browser.newContext({
      viewport: { width, height: heights[width] ?? 900 },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      hasTouch: width < breakpoints.lg,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    try {
      await screen.open({
        page,
        site: server.url,
        fault: (call, fault) => admin('PUT', `/faults/${call}`, fault),
      });
      const isOverlay = (await page.getByRole('dialog').count()) > 0;
      await page.screenshot({
        path: join(folder, fileOf(screen, width)),
        fullPage: !isOverlay,
        animations: 'disabled',
      });
    } catch (error) {
      missed.push(
        `${screen.name} at ${width} px: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
      );
    }
    await context.close();
  }
}
await browser.close();
await server.close();
await rm(dataDir, { recursive: true, force: true });
await writeFile(join(folder, 'index.html'), indexPage());
for (const line of missed) console.error(line);
console.log(
  `${chosen.length - new Set(missed.map((line) => line.split(' at ')[0])).size} screens in ${folder}/index.html`,
);
process.exit(missed.length === 0 ? 0 : 1);
