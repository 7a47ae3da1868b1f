import type { ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { SiteLink, type SiteLinkProps } from './SiteLink.tsx';

interface LinkButtonProps extends ButtonLook, Omit<SiteLinkProps, 'className' | 'children'> {
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, className, ...link }: LinkButtonProps) {
  return <SiteLink {...link} {...buttonLook({ variant, size, wide }, className)} />;
}
