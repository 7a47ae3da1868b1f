import { readFileSync } from 'node:fs';

/** Returns the content of a drawing of public/. */
const drawing = (name: string): string =>
  readFileSync(new URL(`../../public/${name}`, import.meta.url), 'utf8').trim();

/** Returns a drawing as a `data:` address, which needs no request. */
export const asAddress = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawing(name))}`;

/** Returns markup that displays nothing by itself, and lets views use a drawing by its id. */
export const asDefinition = (name: string, id: string): string =>
  drawing(name)
    .replace(/^<svg [^>]*?(fill="[^"]*")>/, (_, fill) => `<div hidden><svg><g id="${id}" ${fill}>`)
    .replace(/<\/svg>$/, '</g></svg></div>');
