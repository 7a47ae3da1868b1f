import { routes } from './routes.ts';

/** The address to which the visitors of one are led; itself for most. */
export function directAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const led = routes.find(({ redirects }) => redirects?.[path] !== undefined);
  return led === undefined ? address : led.redirects?.[path] + address.slice(path.length);
}
