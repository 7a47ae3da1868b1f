import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const programs = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The Chromium of this machine: CHROMIUM if set, else one on the path, else the one in Playwright's cache. */
function findChromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place)) ?? chromium.executablePath();
}

/** Starts the Chromium that rasterises every picture. Throws when there is none. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A page that shows one SVG edge to edge. */
export function fullBleed(svg: string): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<body style="margin:0"><img src="${source}" style="width:100vw;height:100vh;object-fit:cover;display:block">`;
}
