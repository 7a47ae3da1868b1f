import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** Navigation state that the next page reads; for links inside the site. */
  state?: unknown;
  /** Opens beside the site; the words should say so. */
  newTab?: boolean;
}

/** A link: inside the site it changes the route, elsewhere the browser follows it. */
export function SiteLink({ href, state, newTab = false, ...rest }: SiteLinkProps) {
  if (newTab) return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />;
  if (!href.startsWith('/') || href.startsWith('//')) return <a {...rest} href={href} />;
  return <Link {...rest} href={href} state={state} />;
}

/** A link that looks like a button. */
export function LinkButton(props: ComponentProps<typeof Button<typeof SiteLink>>) {
  return <Button {...props} component={SiteLink} />;
}
