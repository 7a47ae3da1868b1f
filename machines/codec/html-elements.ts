/** The part that an element plays in a text. */
export type ElementRole =
  /** Stands within a line. */
  | 'inline'
  /** Breaks the line where it stands. */
  | 'break'
  /** Begins and ends a line. */
  | 'line'
  /** Stands apart from what is around it. */
  | 'paragraph'
  /** A list, and an entry of one. */
  | 'list'
  | 'item'
  /** Shows nothing of what it holds; without its end only the tag goes. */
  | 'hidden'
  /** Holds no text; without its end nothing behind it is any. */
  | 'code';

/** Every element of HTML, those that are out of use too, and `oembed` of an editor, by its part in a text. */
const ELEMENTS = {
  inline:
    'a abbr acronym area b base basefont bdi bdo bgsound big blink button cite code col colgroup data del dfn em embed font frame head i img input ins isindex kbd keygen label link map mark marquee meta meter nextid nobr oembed output param picture progress q rb rp rt rtc ruby s samp select selectedcontent slot small source spacer span strike strong sub sup textarea time track tt u var wbr',
  break: 'br',
  line: 'address article aside body caption center dd details dialog div dt fieldset figcaption footer form frameset header hgroup hr html legend main nav optgroup option search section summary tbody td tfoot th thead tr',
  paragraph: 'blockquote dl figure h1 h2 h3 h4 h5 h6 listing p plaintext pre table xmp',
  list: 'dir menu ol ul',
  item: 'li',
  hidden:
    'applet audio canvas datalist fencedframe iframe math noembed noframes noscript object svg template title video',
  code: 'script style',
} satisfies Record<ElementRole, string>;

const ROLES: ReadonlyMap<string, ElementRole> = new Map(
  (Object.keys(ELEMENTS) as ElementRole[]).flatMap((role) =>
    ELEMENTS[role].split(' ').map((name) => [name, role] as const),
  ),
);

/** The elements of Word, which are pasted with its texts. */
const OF_WORD = /^(?:[ovwmx]|st1):/;

/** Returns the part of an element by its name in small letters; null for what is no element: '<Gate 4>' is text. */
export function roleOf(name: string): ElementRole | null {
  return ROLES.get(name) ?? (OF_WORD.test(name) ? 'inline' : null);
}
