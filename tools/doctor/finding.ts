/** Something that would break for riders, or for those who look for the site. */
export interface Finding {
  /** Its kind, for programs: 'cors-missing'. */
  readonly id: string;
  readonly about: 'api' | 'site';
  /** The fault and its effect, in one or two sentences. */
  readonly sentence: string;
  /** Which setting, file or system makes it so. */
  readonly setBy: string;
}

/** Words `id: sentence` as a finding of one side, with what makes it so. */
export const findingBy =
  (about: Finding['about'], setBy: string) =>
  (words: TemplateStringsArray, ...values: readonly unknown[]): Finding => {
    const text = String.raw({ raw: words }, ...values);
    const end = text.indexOf(': ');
    return { id: text.slice(0, end), about, sentence: text.slice(end + 2), setBy };
  };

/** Stands in a sentence for the calls that it is told of. */
export const CALLS = '{calls}';

/** A finding, and of which call it is told where its sentence names them all. */
export type Told = Finding & { readonly call?: string };

/** All findings of a side: the same sentence once, with the calls that it was told of. */
export async function allOf(findings: AsyncIterable<Told>): Promise<readonly Finding[]> {
  const all = new Map<string, { finding: Finding; calls: Set<string> }>();
  for await (const { call = '', ...finding } of findings) {
    const { calls } = all.get(finding.sentence) ?? { calls: new Set() };
    all.set(finding.sentence, { finding, calls: calls.add(call) });
  }
  return Array.from(all.values(), ({ finding, calls }) => ({
    ...finding,
    sentence: finding.sentence.replace(CALLS, [...calls].join(', ')),
  }));
}

/** Where a wrong setting of the site's own stands. */
export const setting = (name: string): string => `${name} of the build (docs/configuration.md)`;
