import { useLocation } from 'wouter';
import { SiteLink, type SiteLinkProps } from '../../ui/SiteLink.tsx';
import { isActiveLink } from './active-link.ts';

/** A link of the header or the menu, marked where it leads to the displayed page. It alone is rendered again with each page. */
export function NavLink(props: Omit<SiteLinkProps, 'current'>) {
  const [path] = useLocation();
  return <SiteLink {...props} current={isActiveLink(path, props.href)} />;
}
