/** Something that would break for riders, or for those who look for the site. */
export interface Finding {
  /** Its kind, for programs: 'cors-missing'. */
  readonly id: string;
  readonly about: 'api' | 'site';
  /** What is wrong and what it does, in one or two sentences. */
  readonly sentence: string;
  /** Which setting, file or system makes it so. */
  readonly setBy: string;
}

/** Tells a finding in the words `id: sentence`; the same sentence counts once. */
export type Tell = (words: TemplateStringsArray, ...values: readonly unknown[]) => void;

/** Collects what is told of one side, `by` what makes it so. */
export function findingsOf(about: Finding['about']) {
  const all: Finding[] = [];
  const by =
    (setBy: string): Tell =>
    (words, ...values) => {
      const [, id = '', sentence = ''] =
        /^([\w-]+): (.*)$/s.exec(String.raw({ raw: words }, ...values)) ?? [];
      const isNew = all.every((known) => known.sentence !== sentence);
      if (isNew) all.push({ id, about, sentence, setBy });
    };
  return { all, by };
}

/** Where a wrong setting of the site's own stands. */
export const setting = (name: string): string => `${name} of the build (docs/configuration.md)`;
