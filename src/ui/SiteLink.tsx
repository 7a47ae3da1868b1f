import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { isSiteAddress } from '#machines/domain/text/site-address.ts';

/** The props of a link, inside the site or out of it. */
export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** The navigation state for the next page; for links inside the site. */
  state?: unknown;
  /** True for a link that opens in a new tab; its words should say so. */
  newTab?: boolean;
  /** True for a link to the page that is open. */
  current?: boolean;
}

/** A link: inside the site it changes the route, elsewhere the browser follows it. */
export function SiteLink({ state, newTab, current, ...rest }: SiteLinkProps) {
  const link = current ? { ...rest, 'aria-current': 'page' as const } : rest;
  if (newTab) return <a {...link} target="_blank" rel="noopener noreferrer" />;
  if (!isSiteAddress(link.href)) return <a {...link} />;
  return <Link {...link} state={state} />;
}
