import { existsSync, realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Manifest, Plugin, Rolldown } from 'vite';
import { userOfTexts } from './texts.ts';

/** A chunk of modules, by their paths from the root of the project, and of all that they import by themselves. */
export interface ChunkPlan {
  readonly name: string;
  readonly from: readonly string[];
}

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Group = NonNullable<Splitting['groups']>[number];

/** The parts of a build's module graph that a plan uses. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** True when a module only names all others of its package: its importers do not need them all. */
const isIndex = (id: string) => /\/@mantine\/\w+\/esm\/index\.mjs$/.test(id);

/** Adds to `found` what modules import by themselves, and they themselves. */
function follow(graph: ModuleGraph, ids: readonly string[], found: Set<string>): void {
  for (const id of ids) {
    if (found.has(id) || isIndex(id)) continue;
    found.add(id);
    follow(graph, graph.getModuleInfo(id)?.importedIds ?? [], found);
  }
}

/** The id of the module at a path from the root of the project; packages may stand in a folder above it, or be linked to. */
function moduleAt(root: string, path: string): string {
  const file = join(root, path);
  if (existsSync(file)) return realpathSync(file);
  const mayBeAbove = path.startsWith('node_modules/') && dirname(root) !== root;
  return mayBeAbove ? moduleAt(dirname(root), path) : file;
}

/** The chunk of each module that a plan names; null for those of the first script, which stay with it. */
export function plannedChunks(
  graph: ModuleGraph,
  root: string,
  first: string,
  plans: readonly ChunkPlan[],
): ReadonlyMap<string, string | null> {
  const names = new Map<string, string | null>();
  const reached = new Set<string>();
  follow(graph, [join(root, first)], reached);
  for (const id of reached) names.set(id, null);
  for (const { name, from } of plans) {
    const paths = from.map((path) => moduleAt(root, path));
    follow(graph, paths, reached);
    for (const id of reached) if (!names.has(id)) names.set(id, name);
  }
  return names;
}

/** Makes chunks by plan. Each holds what it is planned of but for what the chunks before it and the first script hold, so none needs a later one; texts stand with who says them, whatever the language. */
export function plannedGroup(root: string, first: string, plans: readonly ChunkPlan[]): Group {
  let names: ReadonlyMap<string, string | null> | undefined;
  return {
    debugName: 'planned',
    name: (id, graph) => {
      names ??= plannedChunks(graph, root, first, plans);
      const user = userOfTexts(id);
      return names.get(user === null ? id : join(root, user)) ?? null;
    },
    includeDependenciesRecursively: false,
    priority: 2,
  };
}

/** The first circle in which chunks import each other, from its first chunk to that again; null where there is none. */
export function circleOf(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const cleared = new Set<string>();
  const search = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (cleared.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const circle = search(next, [...way, name]);
      if (circle !== null) return circle;
    }
    cleared.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const circle = search(name, []);
    if (circle !== null) return circle;
  }
  return null;
}

/** Ends a build whose chunks need each other in a circle: one of them would run before what it needs, and the page would stay without its script. */
export function noCirclesOfChunks(): Plugin {
  return {
    name: 'kickstand:no-circles-of-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const circle = circleOf(
        new Map(
          Object.values(bundle).flatMap((output) =>
            output.type === 'chunk' ? [[output.fileName, output.imports] as const] : [],
          ),
        ),
      );
      if (circle !== null)
        this.error(
          `Chunks need each other in a circle: ${circle.join(' → ')}. Name what they share in an earlier plan (tools/build/chunk-plans.ts).`,
        );
    },
  };
}

/**
 * Makes the entry at a path from the root of the project a script that a page can run where it stands, as no module can, with its names to itself.
 * Ends the build if it shares a chunk with others.
 */
export function classicScript(source: string): Plugin {
  let entry = '';
  return {
    name: 'kickstand:classic-script',
    apply: 'build',
    configResolved({ root }) {
      entry = join(root, source);
    },
    renderChunk(code, { facadeModuleId, imports, exports }) {
      if (facadeModuleId !== entry) return null;
      if (imports.length + exports.length > 0)
        this.error(
          `${source} is run as no module: it can share no chunk (${[...imports, ...exports].join(', ')}).`,
        );
      return { code: `(()=>{${code}})();`, map: null };
    },
  };
}

/** Lists in the manifest the modules that are imported on demand and share a chunk, each as that chunk. */
export function modulesInManifest(): Plugin {
  let root = '';
  return {
    name: 'kickstand:modules-in-manifest',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = '' }, bundle) {
      const file = join(dir, '.vite/manifest.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
      const listed = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      for (const output of Object.values(bundle)) {
        const chunk = listed.get(output.fileName);
        if (output.type !== 'chunk' || chunk === undefined) continue;
        for (const id of output.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            manifest[relative(root, id)] ??= chunk;
      }
      await writeFile(file, JSON.stringify(manifest));
    },
  };
}
