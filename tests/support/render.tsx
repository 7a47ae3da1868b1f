import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../../src/app/Providers.tsx';

/** Renders a view as the site does, with transitions and portals off. */
export function show(view: ReactNode) {
  return render(view, {
    wrapper: ({ children }) => <Providers env="test">{children}</Providers>,
  });
}
