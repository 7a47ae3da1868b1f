import { expect } from '../../../journeys/support/journey.ts';
import { insert, look, type Pattern, type Sight, tell, type Wanted } from './page-script.ts';
import type { Point, RiderBrowser } from './rider-browser.ts';

/** The pace at which a rider looks again for what must come, in ms. */
const LOOKS = { intervals: [50, 100, 200, 400] };

const kinds = {
  alert: '[role=alert]',
  button: 'button, [role=button]',
  dialog: '[role=dialog], dialog[open]',
  field: 'input, textarea',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  item: 'li',
  link: 'a[href]',
  list: 'ul, ol',
  panel: '[role=tabpanel]',
  status: '[role=status], output',
  title: 'h1',
  verdict: 'h2',
} as const;

/** The kind of an element to a rider: `title` is the page's heading, `verdict` the word of a result page. */
type Kind = keyof typeof kinds;

/** A thing to look for: a kind of element with a name, or a text wherever it stands. A string is a part of it, in any letter case. */
type Sought = { readonly [Key in Kind]?: string | RegExp } | { readonly text: string | RegExp };

const patternOf = (words: string | RegExp): Pattern =>
  typeof words === 'string'
    ? { source: words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'), flags: 'i' }
    : { source: words.source, flags: words.flags };

/** A person with a browser: what is pressed and read, by the words on the page. */
export class Rider {
  readonly #browser: RiderBrowser;
  readonly #site: string;

  /** `site` is the origin that the paths of pages belong to. */
  constructor(browser: RiderBrowser, site: string) {
    this.#browser = browser;
    this.#site = site;
  }

  /** The same rider at another site. */
  at(site: string): Rider {
    return new Rider(this.#browser, site);
  }

  /** Opens a page of the site. */
  async opens(path: string): Promise<void> {
    await this.#browser.open(`${this.#site}${path}`);
  }

  /** Loads the page anew. */
  async reloads(): Promise<void> {
    await this.#browser.reload();
  }

  /** Goes back to the page before. */
  async goesBack(): Promise<void> {
    await this.#browser.back();
  }

  /** Presses the first that is found, once: as soon as it stands still and nothing lies over it. */
  async presses(sought: Sought, within?: Sought): Promise<void> {
    let point: Point | null = null;
    await expect(async () => {
      const [before] = await this.all(sought, within, true);
      const [now] = await this.all(sought, within, true);
      expect(now, `${said(sought)} is there`).toBeDefined();
      expect(now?.isEnabled, `${said(sought)} can be pressed`).toBe(true);
      expect(now?.point, `nothing lies over ${said(sought)}`).not.toBeNull();
      expect(now?.point, `where ${said(sought)} stands`).toEqual(before?.point);
      point = now?.point ?? null;
    }).toPass(LOOKS);
    if (point !== null) await this.#browser.press(point);
  }

  /** Fills an empty field in, by its label, and waits until it holds what it makes of the text. */
  async fills(label: string | RegExp, text: string, held = text): Promise<void> {
    await this.presses({ field: label });
    // all at once: a busy machine would put a second between two letters, which are then two searches
    await this.runs(insert, text);
    await expect(async () => {
      const [field] = await this.all({ field: label });
      expect(field?.value).toBe(held);
    }).toPass(LOOKS);
  }

  /** Waits until something is seen, and tells what. */
  async sees(sought: Sought, within?: Sought): Promise<Sight> {
    let seen: Sight | undefined;
    await expect(async () => {
      [seen] = await this.all(sought, within);
      expect(seen, `${said(sought)} is seen`).toBeDefined();
    }).toPass(LOOKS);
    return seen as Sight;
  }

  /** Waits until so many are seen. */
  async counts(number: number, sought: Sought, within?: Sought): Promise<void> {
    await expect(async () => {
      const seen = await this.all(sought, within);
      expect(seen, said(sought)).toHaveLength(number);
    }).toPass(LOOKS);
  }

  /** Waits until the address is at a path of the site, with its query. */
  async isAt(path: string | RegExp): Promise<void> {
    await expect(async () => {
      const address = await this.runs(() => location.href);
      const here = address.startsWith(this.#site) ? address.slice(this.#site.length) : address;
      if (typeof path === 'string') expect(here).toBe(path);
      else expect(here).toMatch(path);
    }).toPass(LOOKS);
  }

  /** Runs a function in the page that uses nothing but what it is given. */
  runs<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    return this.#browser.run(script, ...given);
  }

  /** Waits until a function says yes in the page. */
  async waitsFor(script: () => boolean | Promise<boolean>): Promise<void> {
    await expect(async () => expect(await this.runs(script)).toBe(true)).toPass(LOOKS);
  }

  /** All that the page shows, with its address. */
  tells(): Promise<string> {
    return this.runs(tell);
  }

  /** All that is seen at this moment; with `isPressing` the first is brought into view. */
  all(sought: Sought, within?: Sought, isPressing = false): Promise<readonly Sight[]> {
    const where = within === undefined ? null : wantedOf(within);
    return this.#browser.run(look, wantedOf(sought), where, isPressing);
  }
}

function wantedOf(sought: Sought): Wanted {
  const [kind = '', words = ''] = Object.entries(sought)[0] ?? [];
  return {
    selector: kind in kinds ? kinds[kind as Kind] : null,
    pattern: patternOf(words),
  };
}

/** The thing that is sought, in words. */
function said(sought: Sought): string {
  const [kind, words] = Object.entries(sought)[0] ?? [];
  return `${kind} “${words}”`;
}
