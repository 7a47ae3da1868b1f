/** The toolbar's switches for a visitor's device settings. */
export const mediaToolbar = {
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning' as const,
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Motion: as the device' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
    },
  },
  contrast: {
    description: 'Contrast',
    toolbar: {
      title: 'Contrast',
      icon: 'contrast' as const,
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Contrast: as the device' },
        { value: 'more', title: 'Contrast: more' },
        { value: 'forced', title: 'Contrast: forced colours' },
      ],
    },
  },
};

const REDUCED = '(prefers-reduced-motion: reduce)';
const MORE = '(prefers-contrast: more)';
const FORCED = '(forced-colors: active)';

/** The colours that a browser forces by itself; the site's rules for them are applied as well. */
const FORCED_CSS = `
  *, ::before, ::after { background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
  a, a * { color: LinkText !important; }
  button, button * { background-color: ButtonFace !important; color: ButtonText !important; border-color: ButtonText !important; }
  :disabled, :disabled * { color: GrayText !important; border-color: GrayText !important; }
`;

const original = new WeakMap<CSSMediaRule, string>();
const nativeMatch = typeof matchMedia === 'function' ? matchMedia.bind(window) : null;

/** Applies the site's own media rules as the toolbar says, and makes `matchMedia` answer alike. */
export function applyMedia(globals: Readonly<Record<string, unknown>>): void {
  if (nativeMatch === null) return;
  const wanted = new Set<string>();
  if (globals.motion === 'reduced') wanted.add(REDUCED);
  if (globals.contrast === 'more') wanted.add(MORE);
  if (globals.contrast === 'forced') wanted.add(FORCED);
  const rewritten = (query: string) =>
    [...wanted].reduce((text, feature) => text.replaceAll(feature, '(min-width: 0px)'), query);
  window.matchMedia = (query) => nativeMatch(rewritten(query));
  for (const sheet of document.styleSheets) rewriteMedia(sheet, rewritten);
  sheetOf('forced-colours').textContent = wanted.has(FORCED) ? FORCED_CSS : '';
}

function rewriteMedia(
  sheet: CSSStyleSheet | CSSGroupingRule,
  rewritten: (query: string) => string,
): void {
  for (const rule of rulesOf(sheet)) {
    if (rule instanceof CSSMediaRule) {
      const text = original.get(rule) ?? rule.media.mediaText;
      original.set(rule, text);
      if (rule.media.mediaText !== rewritten(text)) rule.media.mediaText = rewritten(text);
    }
    if (rule instanceof CSSGroupingRule) rewriteMedia(rule, rewritten);
  }
}

/** Returns the rules of a sheet; none for a sheet of another origin. */
function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function sheetOf(id: string): HTMLElement {
  const existing = document.getElementById(id);
  if (existing !== null) return existing;
  const sheet = Object.assign(document.createElement('style'), { id });
  document.head.append(sheet);
  return sheet;
}
