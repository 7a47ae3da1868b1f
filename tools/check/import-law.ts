import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const rooms = [
  // addresses of pages, which know nothing: whoever links to a page may read them
  'paths',
  'domain',
  'codec',
  'machines',
  'api',
  'storage',
  'ui',
  'pages',
  'app',
  'main',
  'stories',
  'storybook',
  'statechart',
  'sandbox',
] as const;
type Room = (typeof rooms)[number];

/** Which rooms a room may import from; its own always. */
const mayImport: Record<Room, readonly Room[]> = {
  paths: [],
  domain: [],
  codec: ['domain'],
  machines: ['domain'],
  api: ['domain', 'codec'],
  storage: ['domain', 'codec'],
  ui: ['domain', 'paths'],
  pages: ['domain', 'machines', 'ui', 'paths'],
  app: ['domain', 'machines', 'api', 'storage', 'ui', 'pages', 'paths'],
  main: ['domain', 'machines', 'api', 'storage', 'ui', 'pages', 'app', 'paths'],
  // a story may ask the sandbox's application for real answers
  stories: ['domain', 'machines', 'ui', 'pages', 'paths', 'storybook', 'statechart', 'sandbox'],
  storybook: [
    'domain',
    'machines',
    'api',
    'storage',
    'ui',
    'pages',
    'app',
    'paths',
    'statechart',
    'sandbox',
  ],
  // an addon that another project could take as it is
  statechart: [],
  sandbox: [],
};

/** The packages of the rooms that are held to a list. */
const packages: Partial<Record<Room, RegExp>> = {
  domain: /^valibot$/,
  codec: /^valibot$/,
  machines: /^(xstate|valibot)$/,
  api: /^(ky|valibot)$/,
  storage: /^valibot$/,
};

/** Only the API's room speaks HTTP, and no view knows a server. */
const apiOnly = /^(ky|hono|@hono\/.*|node:.*)$/;
const serverSide = new Set(['src/entry-server.tsx']);

/** Data without behaviour that stories may show. */
const openData = new Set(['src/app/tokens.ts']);

/** Where examples stand that stories share with tests; tests may import anything. */
const fixtures = 'tests/fixtures/';

/** What Storybook's tests need of the tools: a browser, and the build step that its own configuration has from vite.config.ts. */
const storybookTools = new Set(['tools/check/chromium.ts', 'tools/build/legal-texts.ts']);

const browserGlobals = new Set([
  'window',
  'document',
  'location',
  'navigator',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'globalThis',
  'self',
]);
const browserFiles = new Set(['src/app/browser.ts', 'src/main.tsx', 'src/hydrate.ts']);

/** Ways to make markup from text. */
const markupSinks = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'srcDoc',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'createContextualFragment',
  'DOMParser',
]);

/** Addresses that run what they hold. */
const runningAddress = /^\s*(javascript|vbscript|data:text\/html)\s*[:;,]/i;

/** Calls that run their first argument when it is text. */
const timers = new Set(['setTimeout', 'setInterval']);

/** The room of a file, by its path from the root of the project; undefined where anything goes. */
export function roomOf(path: string): Room | undefined {
  if (path.startsWith('machines/domain/')) return 'domain';
  if (path.startsWith('machines/codec/')) return 'codec';
  if (path.startsWith('.storybook/statechart/')) return 'statechart';
  if (path.startsWith('.storybook/')) return 'storybook';
  if (path === 'src/paths.ts') return 'paths';
  if (/^src\/[^/]+$/.test(path)) return 'main';
  const [top = '', second = ''] = path.split('/');
  const name = top === 'src' ? second : top;
  return rooms.find((room) => room === name);
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** Types are no code, except where they wrap an expression. */
const isTypeOnly = (node: Node) =>
  node.type.startsWith('TS') && !/^TS(As|NonNull|Satisfies|Instantiation)/.test(node.type);

function visit(node: Node, see: (node: Node, parent: Node | undefined, key: string) => void) {
  const walk = (current: Node, parent: Node | undefined, key: string) => {
    if (isTypeOnly(current)) return;
    see(current, parent, key);
    for (const [childKey, value] of Object.entries(current)) {
      for (const child of nodesIn(value)) walk(child, current, childKey);
    }
  };
  walk(node, undefined, '');
}

/** The text of a literal, as far as it is known before the first hole of a template. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const value = nodesIn(node.quasis)[0]?.value as { cooked?: string | null } | undefined;
  return value?.cooked ?? undefined;
}

/** The last name of what is called: `write` in `document.write('')`. */
function calledName({ callee }: Node): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'MemberExpression' && isNode(callee.property)) {
    return String(callee.property.name ?? textOf(callee.property) ?? '');
  }
  return String(callee.name ?? '');
}

/** The last name before the dot: `document` in `window.document.write`. */
function objectName(member: unknown): string {
  if (!isNode(member) || !isNode(member.object)) return '';
  const { object } = member;
  if (object.type === 'MemberExpression' && isNode(object.property)) {
    return String(object.property.name ?? textOf(object.property) ?? '');
  }
  return String(object.name ?? '');
}

const isPropertyName = (parent: Node | undefined, key: string) =>
  parent !== undefined &&
  ((parent.type === 'MemberExpression' && key === 'property' && !parent.computed) ||
    (key === 'key' && !parent.computed && !parent.shorthand) ||
    parent.type === 'JSXAttribute' ||
    parent.type.startsWith('Import') ||
    parent.type.startsWith('Export'));

const bindingPlaces = new Set([
  'id',
  'params',
  'param',
  'local',
  'left',
  'argument',
  'elements',
  'value',
]);
const bindingParents =
  /^(VariableDeclarator|FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|CatchClause|Import\w*Specifier|AssignmentPattern|RestElement|ArrayPattern)$/;

/** Names that the file binds itself, so that `location` as a parameter is no browser's location. */
function boundNames(program: Node): Set<string> {
  const names = new Set<string>();
  visit(program, (node, parent, key) => {
    if (node.type === 'ObjectPattern') {
      for (const property of nodesIn(node.properties)) {
        for (const value of nodesIn(property.value)) {
          if (value.type === 'Identifier') names.add(String(value.name));
        }
      }
    }
    if (
      node.type === 'Identifier' &&
      parent !== undefined &&
      bindingPlaces.has(key) &&
      bindingParents.test(parent.type)
    ) {
      names.add(String(node.name));
    }
  });
  return names;
}

function breachOfImport(path: string, room: Room, specifier: string): string | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('#')) {
    const allowed = packages[room];
    if (allowed && !allowed.test(specifier)) return `${room} may not import ${specifier}`;
    if (room !== 'api' && path.startsWith('src/') && !serverSide.has(path)) {
      if (apiOnly.test(specifier)) return `${specifier} may not be imported here`;
    }
    return undefined;
  }
  const target = specifier.startsWith('#')
    ? specifier.slice(1)
    : posix.join(posix.dirname(path), specifier);
  if (specifier.startsWith('.') && !/\.(tsx?|css|svg|json|md)$/.test(specifier)) {
    return `${specifier} lacks its extension`;
  }
  if (room === 'stories' && openData.has(target)) return undefined;
  if (room === 'stories' && target.startsWith(fixtures)) return undefined;
  if (room === 'storybook' && storybookTools.has(target)) return undefined;
  const targetRoom = roomOf(target);
  if (targetRoom === room) return undefined;
  if (targetRoom === undefined) return `${room} may not import ${target}`;
  return mayImport[room].includes(targetRoom)
    ? undefined
    : `${room} may not import ${targetRoom} (${target})`;
}

/** What a file does that the house forbids, one sentence each with its line. `path` is from the root of the project. */
export function breaches(path: string, source: string): string[] {
  const room = roomOf(path);
  if (room === undefined) {
    return /^(src|machines)\//.test(path) ? [`${path}: stands in no room`] : [];
  }
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) return [`${path}: cannot be read: ${errors[0]?.message}`];
  const found: string[] = [];
  const report = (node: { start: number }, sentence: string) => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push(`${path}:${line}: ${sentence}`);
  };
  if (/(^|\/)(utils|helpers|hooks|components|common|shared)\//.test(path)) {
    report({ start: 0 }, 'has a room without a meaning');
  }
  const root = program as unknown as Node;
  const bound = boundNames(root);
  visit(root, (node, parent, key) => {
    const source = isNode(node.source) ? node.source.value : undefined;
    if (typeof source === 'string') {
      const breach = breachOfImport(path, room, source);
      if (breach) report(node, breach);
    }
    if (!path.startsWith('src/') && !path.startsWith('machines/')) return;
    if (node.type === 'ExportDefaultDeclaration') report(node, 'exports a default');
    if (node.type === 'ExportAllDeclaration') report(node, 'is a barrel');
    const name = String(node.name ?? '');
    if (/^(JSX)?Identifier$/.test(node.type) && markupSinks.has(name)) {
      report(node, `${name} writes markup`);
    }
    const text = textOf(node);
    if (text !== undefined) {
      if (runningAddress.test(text)) report(node, 'is an address that runs code');
      const isComputed = key === 'property' && parent?.type === 'MemberExpression';
      if (isComputed && (markupSinks.has(text) || text === 'eval')) {
        report(node, `${text} is dangerous under any spelling`);
      }
    }
    if (/^(Call|New)Expression$/.test(node.type)) {
      const called = calledName(node);
      const [first] = nodesIn(node.arguments);
      if (timers.has(called) && first !== undefined && textOf(first) !== undefined) {
        report(node, `${called} with a text runs it as code`);
      }
      const isMethod = isNode(node.callee) && node.callee.type === 'MemberExpression';
      if (isMethod && /^write(ln)?$/.test(called) && objectName(node.callee) === 'document') {
        report(node, `document.${called} writes markup`);
      }
      if (isMethod && /^(eval|Function)$/.test(called)) {
        report(node, `${called} runs text as code`);
      }
    }
    if (node.type !== 'Identifier' || bound.has(name) || isPropertyName(parent, key)) return;
    if (browserGlobals.has(name) && !browserFiles.has(path)) {
      report(node, `${name} belongs to src/app/browser.ts`);
    }
    const isCalled = key === 'callee';
    if (name === 'eval' || (name === 'Function' && isCalled)) {
      report(node, `${name} runs text as code`);
    }
    const opens =
      parent?.type === 'MemberExpression' &&
      isNode(parent.property) &&
      parent.property.name === 'open' &&
      ['window', 'globalThis', 'self'].includes(name);
    if ((opens || (name === 'open' && isCalled)) && path !== 'src/app/browser.ts') {
      report(node, 'a new tab belongs to src/app/browser.ts');
    }
  });
  return found;
}

/** Reads every source file of the project and returns all breaches. */
export async function checkProject(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['machines', 'src', 'stories', '.storybook', 'sandbox']) {
    const files = await readdir(join(root, folder), { recursive: true });
    for (const file of files.filter((name) => /\.tsx?$/.test(name)).sort()) {
      const path = posix.join(folder, file.replaceAll('\\', '/'));
      found.push(...breaches(path, await readFile(join(root, path), 'utf8')));
    }
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await checkProject(fileURLToPath(new URL('../..', import.meta.url)));
  for (const sentence of found) console.error(sentence);
  process.exit(found.length > 0 ? 1 : 0);
}
