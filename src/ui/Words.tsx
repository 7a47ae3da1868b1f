import { Children, type ReactNode } from 'react';

/**
 * Content that mixes texts and elements, each text in an element of its own (rule: A page that is translated). React
 * updates such a text through its element, which a translator leaves in the page; a bare text node may be gone.
 */
export function Words({ children }: { children: ReactNode }): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child,
  );
}
