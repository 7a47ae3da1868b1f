import { relative } from 'node:path';
import type { Plugin } from 'vite';

const room = /\/machines\/texts\/[^/]+\/[^/?]+\.ts$/;
// with an ending: what a module is written in is read off its id
const marked = /^([^?]+)\?said-by=(.+)&\.ts$/;

/** The importer of a room of texts, by the id that `textsWithUsers` gives the room: a path from the root of the project; null for any other module. */
export const userOfTexts = (id: string): string | null => {
  const [, path = '', user] = marked.exec(id) ?? [];
  return user !== undefined && room.test(path) ? user : null;
};

/**
 * Gives each module the rooms of texts that it imports as copies of its own, of which the build keeps the messages that it uses.
 * As one module, a room would stand whole in the first chunk that needs a word of it: the route that reads the title of a page
 * would bring every sentence of the page along.
 */
export function textsWithUsers(): Plugin {
  let root = '';
  return {
    name: 'kickstand:texts-with-users',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: /^#texts\/|^\.\// },
      async handler(source, importer, options) {
        if (importer === undefined) return null;
        const user = userOfTexts(importer);
        if (user === null && source.startsWith('.')) return null;
        const [from] = importer.split('?');
        const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
        if (resolved === null || !room.test(resolved.id)) return resolved;
        return {
          ...resolved,
          id: `${resolved.id}?said-by=${user ?? relative(root, importer)}&.ts`,
        };
      },
    },
  };
}

/**
 * Ends the build where a module reads a message that its room of texts lacks. The bundler only warns of it, and a page would show
 * nothing in its place.
 */
export function noMissingText(): Plugin {
  return {
    name: 'kickstand:no-missing-text',
    apply: 'build',
    onLog(_, { code, message, id = '' }) {
      if (code !== 'IMPORT_IS_UNDEFINED') return;
      const [, text, file] =
        /Import `(\w+)` .* in '([^'?]*machines\/texts\/[^'?]+)/.exec(message) ?? [];
      if (file === undefined) return;
      const [user = ''] = id.split('?');
      this.error(`The message '${text}' is missing in ${file}: ${user} reads it.`);
    },
  };
}
