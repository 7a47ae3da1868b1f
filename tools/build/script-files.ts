import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The pages that list or sell; all others that run a chart are about a booking or a message. */
const SELLING: ReadonlySet<string> = new Set(['home', 'getaways', 'details', 'saved']);
/** The pages of one visitor. One that is missing here weighs on the first scripts of public pages, which their budget says. */
const PERSONAL: ReadonlySet<string> = new Set([
  'booking-details',
  'confirmation',
  'my-bookings',
  'payment',
  'saved',
]);

/** The library of charts: a module of a route that imports it starts once the page is hydrated, any other with the page. */
const CHARTS = /\/node_modules\/xstate\//;
const MANTINE = /\/node_modules\/@mantine\//;
const DRAWING = /\/node_modules\/@tabler\//;

/** Where a module is needed first: in the first script of every page, of some public page, of personal pages alone, or in a later part. */
type Need = 'every' | 'public' | 'personal' | 'later';

/** The pages that a module is loaded by. */
interface Use {
  id: string;
  /** Null for a module that no page loads by itself. */
  need: Need | null;
  /** The pages, by the folders of their modules. */
  pages: readonly string[];
  /** True for a module of the first scripts of public pages that nothing else imports. */
  isPublicOnly: boolean;
}

/** Returns the modules that one imports, itself or by others, and not only later. */
function importsOf(module: string, graph: Graph): Set<string> {
  // a set gives what is added on the way, too
  const imports = new Set([module]);
  for (const each of imports)
    for (const id of graph.getModuleInfo(each)?.importedIds ?? []) imports.add(id);
  return imports;
}

/** Returns the modules that the routes load, each with its page, its imports and where these are needed. */
function routeModules(root: string, graph: Graph) {
  const { dynamicallyImportedIds = [] } =
    graph.getModuleInfo(join(root, 'src/app/routes.ts')) ?? {};
  return dynamicallyImportedIds.flatMap((module) => {
    const [, page] = /\/src\/(?:pages|widgets)\/([\w-]+)\//.exec(module) ?? [];
    if (page === undefined) return [];
    const imports = importsOf(module, graph);
    const first: Need = PERSONAL.has(page) ? 'personal' : 'public';
    const need = Array.from(imports).some((id) => CHARTS.test(id)) ? 'later' : first;
    return [{ page, need, imports }];
  });
}

/** Returns the function that names the pages which load a module. */
function moduleUses(root: string): (id: string, graph: Graph) => Use {
  let all: { every: Set<string>; routes: ReturnType<typeof routeModules> } | undefined;
  return (id, graph) => {
    all ??= {
      every: importsOf(join(root, 'src/main.tsx'), graph),
      routes: routeModules(root, graph),
    };
    const routes = all.routes.filter(({ imports }) => imports.has(id));
    const needs = (['public', 'personal', 'later'] as const).filter((each) =>
      routes.some(({ need }) => need === each),
    );
    return {
      id,
      need: all.every.has(id) ? 'every' : (needs[0] ?? null),
      pages: [...new Set(routes.map(({ page }) => page))],
      isPublicOnly: needs.length === 1 && needs[0] === 'public',
    };
  };
}

/**
 * The files of modules that pages share; a module stands in the first that holds it. Each file costs a request, and its bytes the pages that use
 * none of them. With a higher number of pages in any row, some page asks for more than the 15 files that `tests/journeys/counts.e2e.ts` allows.
 */
const FILES: readonly {
  name: string;
  /** True for a file that takes what no two pages share and the libraries of its modules, too. */
  isOfEveryPage?: true;
  holds: (use: Use) => boolean;
}[] = [
  {
    // with it what many pages have in common, smaller there than apart, and drawings, each smaller than a request
    name: 'start',
    isOfEveryPage: true,
    holds: ({ id, need, pages, isPublicOnly }) =>
      need === 'every' ||
      (need === 'public' && pages.length >= 3 && !isPublicOnly) ||
      (need !== 'later' && pages.length >= 2 && DRAWING.test(id)),
  },
  {
    // sections with pictures: lists and rides do without their styles
    name: 'scenes',
    holds: ({ need, pages }) => need === 'public' && pages.length >= 3,
  },
  {
    // the words and dates of a booking: personal pages start with them, charts of all others need them
    name: 'own',
    holds: ({ need, pages }) => need === 'personal' && pages.length >= 4,
  },
  {
    // rides: no page of a booking needs them
    name: 'catalogue',
    holds: ({ need, pages }) => need === 'later' && pages.every((page) => SELLING.has(page)),
  },
  {
    // records of bookings, and what forms check: no page that sells needs them
    name: 'bookings',
    holds: ({ need, pages }) => need === 'later' && !pages.some((page) => SELLING.has(page)),
  },
  {
    // what charts of both need, with their library
    name: 'later',
    holds: ({ need }) => need === 'later',
  },
];

/** Returns the groups of modules that the build writes to files of their own; any other module goes with what imports it. */
export function scriptFiles(root: string): Rolldown.CodeSplittingGroup[] {
  const readUse = moduleUses(root);
  return [
    // what the first script needs, and nothing else: until it runs, a press is lost
    { name: 'first', tags: ['$initial'] },
    {
      // changes less often than the site; with the module of one line that evaluates React in a task of its own
      name: 'vendor',
      test: /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/|\/src\/evaluate-react\.ts$/,
    },
    // its entry imports all of it, so that Rolldown alone sees which pages use a component
    { name: 'mantine', test: /\/node_modules\/@mantine\/.*\.mjs$/, minShareCount: 5 },
    ...FILES.map(({ name, isOfEveryPage = false, holds }) => ({
      name: (id: string, graph: Graph) =>
        !MANTINE.test(id) && holds(readUse(id, graph)) ? name : null,
      debugName: name,
      minShareCount: isOfEveryPage ? 1 : 2,
      includeDependenciesRecursively: isOfEveryPage,
    })),
  ];
}
