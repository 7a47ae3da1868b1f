import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SiteLink } from './SiteLink.tsx';

/** A link that looks like a button. */
export function LinkButton(props: ComponentProps<typeof Button<typeof SiteLink>>) {
  return <Button {...props} component={SiteLink} />;
}
