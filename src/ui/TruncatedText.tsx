import { truncate } from '#machines/domain/text/text.ts';

/** A text that is cut after `limit` characters; screen readers get all of it. */
export function TruncatedText({ text, limit }: { text: string; limit: number }) {
  const short = truncate(text, limit);
  if (short === text) return <span>{text}</span>;
  return (
    <>
      <span aria-hidden="true" title={text}>
        {short}
      </span>
      <span className="ks-hidden">{text}</span>
    </>
  );
}
