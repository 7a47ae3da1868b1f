import { Anchor } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { SiteLink } from './SiteLink.tsx';
import { Words } from './Words.tsx';

/** The way back, above a page's heading. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor
      component={SiteLink}
      href={href}
      className="ks-screen ks-tap"
      underline="hover"
      fw={500}
    >
      <Icon icon={IconArrowLeft} />
      <Words>{children}</Words>
    </Anchor>
  );
}
