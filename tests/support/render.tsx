import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../../src/app/Providers.tsx';

/** Renders a view as the site does, with transitions off. */
export function show(view: ReactNode) {
  return render(<Providers env="test">{view}</Providers>);
}
