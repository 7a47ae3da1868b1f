declare module 'virtual:inventory' {
  import type { Icon } from '@tabler/icons-react';

  /** The icons that the site imports, by name. */
  export const icons: Readonly<Record<string, Icon>>;
  /** Addresses of the drawn pictures. */
  export const pictures: {
    readonly site: readonly string[];
    readonly catalogue: readonly string[];
  };
}
