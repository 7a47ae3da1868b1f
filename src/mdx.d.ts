/** A text in Markdown, compiled to a component: a page, or a part of one. */
declare module '*.mdx' {
  import type { FunctionComponent } from 'react';

  const content: FunctionComponent;
  export default content;
}
