import { type ComponentType, type ReactElement, useState } from 'react';
import { ClientOnly } from '../ui/ClientOnly.tsx';
import type { PageProps } from './route.ts';

/**
 * A page that is made from this visit: `read` gets its input from the address, the history and the device when it opens.
 * The prerendered page has none and shows the fallback; another id in the address is another visit.
 */
export function visitPage<Input>(
  read: (params: PageProps['params']) => Input,
  show: (input: Input) => ReactElement,
  fallback: ReactElement | null,
): ComponentType<PageProps> {
  function Visit({ params }: PageProps) {
    const [input] = useState(() => read(params));
    return show(input);
  }
  return ({ params }) => (
    <ClientOnly fallback={fallback}>{() => <Visit key={params.id} params={params} />}</ClientOnly>
  );
}
