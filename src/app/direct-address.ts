import { routes } from './routes.ts';

/** The target of an address that redirects; any other address itself. */
export function directAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const target = routes.find(({ aliasOf, redirectsAliases }) => redirectsAliases && aliasOf?.[path])
    ?.aliasOf?.[path];
  return target === undefined ? address : target + address.slice(path.length);
}
