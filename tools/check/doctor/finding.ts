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

/** Collects what is found of one side; the same sentence counts once. */
export class Findings {
  readonly #list: Finding[] = [];
  readonly #about: Finding['about'];

  constructor(about: Finding['about']) {
    this.#about = about;
  }

  add(id: string, sentence: string, setBy: string): void {
    if (this.#list.some((finding) => finding.sentence === sentence)) return;
    this.#list.push({ id, about: this.#about, sentence, setBy });
  }

  get all(): readonly Finding[] {
    return this.#list;
  }
}

/** Where a wrong setting of the site's own stands. */
export const setting = (name: string): string => `${name} of the build (docs/configuration.md)`;
