import { Text } from '@mantine/core';
import { Children, type ReactNode } from 'react';
import { wasBefore } from '#texts/ui.ts';

/**
 * Content that holds texts beside other parts, each text in an element of its own (rule: A page that is translated). React
 * updates such a text through its element, which a translator leaves in place; a bare text node may be gone.
 */
export function Words({ children }: { children: ReactNode }): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child,
  );
}

/** Keeps a translator from money (rule: A page that is translated); words in its place, such as 'Register Now', are translated. */
export const translateOf = (text: string): 'no' | undefined =>
  text.includes('₹') ? 'no' : undefined;

/** Money as it is, or words in its place. */
export function Amount({ text }: { text: string }) {
  return <span translate={translateOf(text)}>{text}</span>;
}

/** The price before a discount, struck through, and the percent off; '' shows none. */
export function Reduction({ oldText, offText }: { oldText: string; offText: string }) {
  return (
    <>
      <s>
        <span className="ks-hidden">{wasBefore}</span>
        <span translate="no">{oldText}</span>
      </s>
      {offText !== '' && (
        <Text span inherit fw={600} c="green">
          {` ${offText}`}
        </Text>
      )}
    </>
  );
}
