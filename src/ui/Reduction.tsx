import { Text } from '@mantine/core';
import { wasBefore } from '#texts/ui.ts';

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
