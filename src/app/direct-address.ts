import { routes } from './routes.ts';

/** The address to which the visitors of one are led; itself for most. */
export function directAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const target = routes.find(({ aliasOf, redirectsAliases }) => redirectsAliases && aliasOf?.[path])
    ?.aliasOf?.[path];
  return target === undefined ? address : target + address.slice(path.length);
}
