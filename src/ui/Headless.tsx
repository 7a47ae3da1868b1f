import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * The provider that a component of Mantine needs; it stands with the component, so that a page without one brings none of Mantine. Components
 * bring anatomy, behaviour and accessibility; every look is a CSS module, given as `classNames`. Headless, they write no style element and no
 * style attribute, so the policy holds and none of Mantine's style sheets is shipped only to be overridden.
 */
export function Headless({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider>{children}</HeadlessMantineProvider>;
}
