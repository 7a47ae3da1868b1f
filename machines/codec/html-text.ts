import { withCharacters } from './character-names.ts';
import { type ElementRole, roleOf } from './html-elements.ts';

/** Matches the attributes of a tag. They contain no '<', so that each search ends at the next tag. */
const ATTRIBUTES = String.raw`[\s/](?:[^<>"']|"[^"<]*"|'[^'<]*')*|[\s/][^<>]*`;
/** A comment, a declaration, the ends of CDATA, or a tag, whole or cut off by the end of the text. */
const TAG = new RegExp(
  String.raw`<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[|\]\]>|<[!?][^<>]*>|<(/?)([a-z][a-z\d]*(?::[a-z\d]+)?)(?:(?:${ATTRIBUTES})?>|(?:[\s/][^<>]*=[^<>]*)?$)`,
  'gi',
);

interface Tag {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly role: ElementRole;
  readonly isEnd: boolean;
}

/** Returns the tags of a text in their order. */
function tagsOf(text: string): Tag[] {
  return Array.from(text.matchAll(TAG)).flatMap(({ index, 0: source, 1: slash, 2: word = '' }) => {
    const name = word.toLowerCase();
    const role = name === '' ? 'inline' : roleOf(name);
    const [from, to, isEnd] = [index, index + source.length, slash === '/'];
    return role === null ? [] : [{ from, to, name, role, isEnd }];
  });
}

/** Collects the text that a reader sees: words as they are, and the line breaks and list marks that tags make. */
function createPage() {
  const pieces: string[] = [];
  let breaks = 0;
  let lists = 0;
  let isInItem = false;
  let isMarked = false;

  /** Requests so many line breaks before the next words; the mark of a list entry stands beside its first words. */
  const breakLine = (wanted: number) => {
    if (!isMarked) breaks = Math.max(breaks, wanted);
  };
  const apart = () => (lists > 0 || isInItem ? 1 : 2);

  const effects: Readonly<Record<ElementRole, (isEnd: boolean) => void>> = {
    inline: () => {},
    hidden: () => {},
    code: () => {},
    break: () => breakLine(Math.min(breaks + 1, 2)),
    line: () => breakLine(1),
    paragraph: () => breakLine(apart()),
    list: (isEnd) => {
      if (isEnd) isMarked = isInItem = false;
      breakLine(apart());
      lists = Math.max(lists + (isEnd ? -1 : 1), 0);
      if (isEnd) breakLine(apart());
    },
    item: (isEnd) => {
      isMarked = false;
      breakLine(1);
      isMarked = isInItem = !isEnd;
    },
  };

  return {
    tag: ({ role, isEnd }: Tag) => effects[role](isEnd),
    words(text: string) {
      if (breaks === 0) {
        pieces.push(text);
        return;
      }
      const words = text.trimStart();
      if (words === '') return;
      const before = pieces.pop()?.trimEnd() ?? '';
      if (before !== '' || pieces.length > 0) pieces.push(before, '\n'.repeat(breaks));
      pieces.push(isMarked ? '• ' : '', words);
      breaks = 0;
      isMarked = false;
    },
    text: () => pieces.join(''),
  };
}

/**
 * Returns a text as its reader would see it: tags become line breaks and list marks or are dropped, entities become
 * their characters.
 */
function readOnce(text: string): string {
  const tags = tagsOf(text);
  const lastEnds = new Map(tags.filter(({ isEnd }) => isEnd).map(({ name, from }) => [name, from]));
  const hides = ({ role, name, from, isEnd }: Tag) =>
    !isEnd && (role === 'code' || (role === 'hidden' && (lastEnds.get(name) ?? 0) > from));
  const page = createPage();
  let hidden: string | null = null;
  let read = 0;
  for (const tag of tags) {
    if (hidden === null) page.words(withCharacters(text.slice(read, tag.from)));
    read = tag.to;
    if (hidden === null && hides(tag)) hidden = tag.name;
    else if (hidden === null) page.tag(tag);
    else if (tag.isEnd && tag.name === hidden) hidden = null;
  }
  if (hidden === null) page.words(withCharacters(text.slice(read)));
  return page.text();
}

/** The number of readings: platforms escape a text up to twice. */
const READINGS = 3;

/** Returns a text of HTML as its reader would see it (rule: Texts of the platform). */
export function textOfHtml(html: string): string {
  let text = html;
  for (let reading = 0; reading < READINGS; reading += 1) {
    const before = text;
    text = readOnce(before);
    if (text === before) break;
  }
  return text;
}
