import { type Browser, chromium } from 'playwright-core';
import { chromiumArgs, ensureChromium } from '../chromium.ts';

/** Starts the Chromium that rasterises every picture. Throws when there is none. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
}

/** A page that shows one SVG edge to edge. */
export function fullBleed(svg: string): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<body style="margin:0"><img src="${source}" style="width:100vw;height:100vh;object-fit:cover;display:block">`;
}
