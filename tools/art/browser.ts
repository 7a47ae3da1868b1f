import { type Browser, chromium } from 'playwright-core';

/** Starts the browser that rasterises pictures; CHROMIUM names one that is installed elsewhere. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** A page that shows one SVG edge to edge. */
export function fullBleed(svg: string): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<body style="margin:0"><img src="${source}" style="width:100vw;height:100vh;object-fit:cover;display:block">`;
}
