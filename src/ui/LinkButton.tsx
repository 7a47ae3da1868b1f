import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonParts } from './button-look.ts';
import { SiteLink, type SiteLinkProps } from './SiteLink.tsx';

interface LinkButtonProps extends ButtonLook, Omit<SiteLinkProps, 'className' | 'children'> {
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  wide,
  ...link
}: LinkButtonProps) {
  return (
    <Button
      component={SiteLink}
      {...link}
      variant={variant}
      size={size}
      fullWidth={wide}
      classNames={buttonParts}
    />
  );
}
