import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The modules of public pages that start once the page is hydrated, and what every chart needs; the other modules of routes stand in the markup. */
const LATER =
  /\/src\/(pages\/(home\/Featured|getaways\/CatalogueList|details\/DetailsPage)|widgets\/contact\/ContactForm|site\/actors)\.tsx?$/;

/** The pages of one visitor. One that is missing here weighs on the first scripts of public pages, which their budget says. */
const PERSONAL = /\/src\/pages\/(booking-details|confirmation|my-bookings|payment|saved)\//;
/** The modules of personal pages that start once the page is hydrated. */
const PERSONAL_LATER = new RegExp(`${PERSONAL.source}\\w+Page\\.tsx$`);

/** Helpers of a line or two, and a drawing that only two pages share: each would weigh more in a file of its own. */
const HELPERS = /\/machines\/(assert-defined|outer-state)\.ts$|\/icons\/IconRoute\.mjs$/;

/** The first script that a module belongs to: that of every page, of public ones, of personal ones alone, or none. */
type FirstScript = 'every' | 'public' | 'personal' | 'none';

/** Returns the modules that some import, themselves or by others, and not only later. */
function importsOf(modules: readonly string[], graph: Graph): Set<string> {
  // a set gives what is added on the way, too
  const imports = new Set(modules);
  for (const each of imports)
    for (const id of graph.getModuleInfo(each)?.importedIds ?? []) imports.add(id);
  return imports;
}

/** The modules that the routes load, each of them one of a page. */
const routesOf = (root: string, graph: Graph) =>
  graph.getModuleInfo(join(root, 'src/app/routes.ts'))?.dynamicallyImportedIds ?? [];

/** Returns the function that tells whether a module is loaded by pages whose paths match, and by no other page. */
function loadingPages(root: string) {
  let imports: (readonly [path: string, modules: Set<string>])[] | undefined;
  return (id: string, graph: Graph, pages: RegExp): boolean => {
    imports ??= routesOf(root, graph).map((page) => [page, importsOf([page], graph)] as const);
    return imports.every(([page, modules]) => !modules.has(id) || pages.test(page));
  };
}

/** Returns the function that tells which first script a module belongs to. */
function firstScripts(root: string) {
  let scripts: Record<Exclude<FirstScript, 'none'>, Set<string>> | undefined;
  const read = (graph: Graph) => {
    const routes = routesOf(root, graph);
    const marked = routes.filter((id) => !LATER.test(id) && !PERSONAL_LATER.test(id));
    const own = marked.filter((id) => PERSONAL.test(id));
    return {
      every: importsOf([join(root, 'src/main.tsx')], graph),
      public: importsOf(
        marked.filter((id) => !own.includes(id)),
        graph,
      ),
      personal: importsOf(own, graph),
    };
  };
  return (id: string, graph: Graph): FirstScript | null => {
    scripts ??= read(graph);
    const { every, public: shared, personal } = scripts;
    if (every.has(id) || HELPERS.test(id)) return 'every';
    if (shared.has(id)) return 'public';
    return personal.has(id) ? 'personal' : 'none';
  };
}

const OWN = '/(src|machines)/';
const LIBRARIES = '/node_modules/(ky|valibot|@tabler|character-entities-html4)/';

/**
 * The files of modules that several pages share, by the first script that they belong to: a page's first script holds little of other pages,
 * and each file of a few lines would be a request. A module that fewer pages load than `minShareCount` stands in a file of those pages.
 */
const FILES: readonly {
  name: string;
  of: FirstScript;
  /** The pages that may load a module of the file; all where left out. */
  pages?: RegExp;
  test: RegExp;
  minShareCount: number;
}[] = [
  {
    name: 'start',
    of: 'every',
    test: new RegExp(`${OWN}|${HELPERS.source}`),
    minShareCount: 1,
  },
  { name: 'own', of: 'personal', test: new RegExp(`${OWN}|${LIBRARIES}`), minShareCount: 6 },
  {
    name: 'lists',
    of: 'none',
    pages: /\/pages\/(home|getaways)\//,
    test: new RegExp(OWN),
    minShareCount: 2,
  },
  {
    name: 'catalogue',
    of: 'none',
    pages: /\/pages\/(home|getaways|details|saved)\//,
    test: new RegExp(OWN),
    minShareCount: 2,
  },
  {
    name: 'bookings',
    of: 'none',
    pages: new RegExp(`${PERSONAL.source}|/src/(pages|widgets)/(contact|corporate)/`),
    test: new RegExp(OWN),
    minShareCount: 2,
  },
  { name: 'later', of: 'none', test: new RegExp(`${OWN}|${LIBRARIES}`), minShareCount: 5 },
  {
    name: 'scenes',
    of: 'public',
    pages: /\/pages\/(home|about|corporate|talent-hunt|not-found)\//,
    test: /\/src\/(ui|widgets)\/|\/node_modules\/(@tabler|@mantine\/hooks)\//,
    minShareCount: 2,
  },
  {
    name: 'parts',
    of: 'public',
    test: /\/src\/(ui|widgets)\/|\/machines\/|\/node_modules\/(@tabler|@mantine\/hooks)\//,
    minShareCount: 4,
  },
];

/** Returns the groups of the modules that pages share. */
export function sharedFiles(root: string): Rolldown.CodeSplittingGroup[] {
  const firstScriptOf = firstScripts(root);
  const isLoadedBy = loadingPages(root);
  return FILES.map(({ name, of, pages = /./, test, minShareCount }) => ({
    name: (id: string, graph: Graph) =>
      firstScriptOf(id, graph) === of && isLoadedBy(id, graph, pages) ? name : null,
    debugName: name,
    test,
    minShareCount,
    // the libraries of every page go with it; what others import belongs to their own first script or to one of more pages
    includeDependenciesRecursively: of === 'every',
  }));
}
