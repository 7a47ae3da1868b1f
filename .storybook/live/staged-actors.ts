import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const replacement = fileURLToPath(new URL('./use-actor.ts', import.meta.url));

/** Gives the pages of the workbench a `useActor` that live stories can stage. */
export function stagedActors(): Plugin {
  return {
    name: 'staged-actors',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '@xstate/react' || importer === undefined) return null;
      return importer.split('?')[0] === replacement ? null : replacement;
    },
  };
}
