import type { Plugin } from 'vite';

const nothing = '() => null';

/** A component that no view asks for: one that does all the same is told which. */
const leftOut = (name: string) => ({
  [name]: `() => { throw new Error('The build leaves ${name} of Mantine out'); }`,
});

/** Modules of Mantine that headless components import and never run, and what replaces each of their exports. What each step saves: docs/decisions/0003. */
const neverRun: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // the style element of a provider that is not headless: its module works the variables out once, from palettes that are left out
  MantineCssVariables: { MantineCssVariables: nothing },
  // the colours of variants, from palettes that no view uses; a theme is checked for the name of its primary one
  'default-colors': { DEFAULT_COLORS: '{ blue: [] }' },
  'to-rgba': { toRgba: '() => ({})' },
  'default-variant-colors-resolver': { defaultVariantColorsResolver: '() => ({})' },
  // style props such as `mt`: every look is a CSS module
  InlineStyles: { InlineStyles: nothing },
  'hash-styles': { hashStyleProps: nothing },
  'style-props-data': { STYLE_PROPS_DATA: '{}' },
  'parse-style-props': {
    parseStyleProps: `({ styleProps }) => {
      const [name] = Object.keys(styleProps);
      if (name !== undefined) throw new Error('The build leaves style props out: ' + name);
      return { hasResponsiveStyles: false, inlineStyles: {} };
    }`,
  },
  // parts of an input
  Loader: { ...leftOut('Loader'), defaultLoaders: '{}' },
  InputClearButton: leftOut('InputClearButton'),
  InputPlaceholder: leftOut('InputPlaceholder'),
  InputSuccess: leftOut('InputSuccess'),
};

const names = new RegExp(`/@mantine/core/.*/(${Object.keys(neverRun).join('|')})\\.mjs$`);

/** Replaces modules of Mantine that the site has turned off, so that they are not in the bundle. */
export function leanMantine(): Plugin {
  return {
    name: 'kickstand:lean-mantine',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: names },
      handler(id) {
        const exports = Object.entries(neverRun[names.exec(id)?.[1] ?? ''] ?? {});
        return exports.map(([name, code]) => `export const ${name} = ${code};`).join('\n');
      },
    },
  };
}
