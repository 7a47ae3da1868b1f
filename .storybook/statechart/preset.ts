import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

const replacement = join(import.meta.dirname, 'use-actor.ts');

/** Storybook's hook: stories get hooks of `@xstate/react` that can be connected. */
export function viteFinal(config: UserConfig): UserConfig {
  return { ...config, plugins: [connectableHooks(), ...(config.plugins ?? [])] };
}

/** Resolves `@xstate/react` to the panel's own hooks, which alone import the real ones. */
function connectableHooks(): Plugin {
  return {
    name: 'statechart-connectable-hooks',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '@xstate/react' || importer === undefined) return null;
      return importer.split('?')[0] === replacement ? null : replacement;
    },
  };
}
