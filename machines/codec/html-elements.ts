/** The effect of an element on the text around it. */
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
  /** Hides what it contains. Without its end tag only the tag itself is dropped. */
  | 'hidden'
  /** Contains no text. Without its end tag everything behind it is dropped. */
  | 'code';

/** Every element of HTML, obsolete ones too, and `oembed` of an editor, by its effect on a text. */
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

/** The elements that Word adds to texts that are pasted from it. */
const OF_WORD = /^(?:[ovwmx]|st1):/;

/**
 * Returns what an element, by its name in lower case, does to the text around it; null for a word in angle brackets
 * that is no element, as in '<Gate 4>'.
 */
export function roleOf(name: string): ElementRole | null {
  return ROLES.get(name) ?? (OF_WORD.test(name) ? 'inline' : null);
}
