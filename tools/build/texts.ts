import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGE_SOURCES, type LanguageId } from '../../machines/texts/languages.ts';

const root = join(import.meta.dirname, '../..');
const folderOf = (id: LanguageId) => join(root, 'machines/texts', id);

/**
 * Returns the file in which the messages of a language stand, such as 'layout.ts': that of English where a language
 * that is not complete has none.
 */
export function textFile(id: LanguageId, name: string): string {
  const own = join(folderOf(id), name);
  return LANGUAGE_SOURCES[id].isComplete || existsSync(own) ? own : join(folderOf('en'), name);
}

/** Resolves `#texts/…` and `#fonts.css` for a language; without it they are those of English, by package.json. */
export const filesOfLanguage = (id: LanguageId): Plugin => ({
  name: 'files-of-language',
  enforce: 'pre',
  resolveId(source) {
    if (source === '#fonts.css') return join(root, 'src/app', LANGUAGE_SOURCES[id].fonts);
    const [, name] = /^#texts\/(.+)$/.exec(source) ?? [];
    return name === undefined ? null : textFile(id, name);
  },
});
