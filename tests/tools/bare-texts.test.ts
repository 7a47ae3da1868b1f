import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a child puts into its element: `fixed` is a text that never changes, `unknown` may be any text. */
type Kind = 'nothing' | 'element' | 'optional' | 'fixed' | 'unknown';

/** The kind of what is one of several. */
function oneOf(kinds: readonly Kind[]): Kind {
  if (kinds.some((kind) => kind === 'fixed' || kind === 'unknown')) return 'unknown';
  return kinds.every((kind) => kind === 'element') ? 'element' : 'optional';
}

/**
 * The texts of a file that stand bare: beside what comes and goes, beside what changes, in a fragment, or as what a component returns. A translator
 * takes them out of React's hands. A text that is all that its element holds is no such text: React writes it through the element.
 */
function bareTexts(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  const found: string[] = [];
  const elements = new Set<string>();
  const words = new Set<string>();

  const isWords = (node: ESTree.Node): boolean =>
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    words.has(node.object.name);

  function kindOf(node: ESTree.Node | null | undefined): Kind {
    switch (node?.type) {
      case undefined:
      case 'JSXEmptyExpression':
        return 'nothing';
      case 'JSXElement':
        return 'element';
      case 'JSXFragment':
        return 'optional';
      case 'JSXText':
        // what breaks a line is none, a space between two parts is
        return node.value.trim() === '' && node.value.includes('\n') ? 'nothing' : 'fixed';
      case 'Literal':
        return typeof node.value === 'string' && node.value !== '' ? 'fixed' : 'nothing';
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
        return kindOf(node.expression);
      case 'LogicalExpression':
        return oneOf([node.operator === '&&' ? 'nothing' : kindOf(node.left), kindOf(node.right)]);
      case 'ConditionalExpression':
        return oneOf([kindOf(node.consequent), kindOf(node.alternate)]);
      case 'Identifier':
        return elements.has(node.name) ? 'optional' : 'unknown';
      case 'MemberExpression':
        return isWords(node) ? 'fixed' : 'unknown';
      case 'CallExpression':
        return kindOfCall(node);
      case 'ArrowFunctionExpression':
        return kindOf(node.body);
      case 'BlockStatement':
        return kindOf(node.body.at(-1));
      case 'ReturnStatement':
        return kindOf(node.argument);
      default:
        return 'unknown';
    }
  }

  function kindOfCall({ callee, arguments: [first] }: ESTree.CallExpression): Kind {
    if (callee.type === 'Identifier') return kindOf(callee);
    const isMap =
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'map';
    return isMap ? oneOf(['nothing', kindOf(first)]) : 'unknown';
  }

  /** Whether it is a sentence around an element. */
  const isSentence = (node: ESTree.Node | undefined): boolean => {
    if (node?.type === 'JSXExpressionContainer') return isSentence(node.expression);
    if (node?.type === 'ConditionalExpression')
      return isSentence(node.consequent) || isSentence(node.alternate);
    return (
      node?.type === 'CallExpression' &&
      isWords(node.callee) &&
      node.arguments.some(({ type }) => /JSX|Arrow/.test(type))
    );
  };

  const tell = ({ start, end }: ESTree.Node) => {
    const line = source.slice(0, start).split('\n').length;
    found.push(`${path}:${line} ${source.slice(start, end).replace(/\s+/g, ' ').trim()}`);
  };

  function check(children: readonly ESTree.Node[], isOpen: boolean) {
    const shown = children
      .map((child) => ({ child, kind: kindOf(child) }))
      .filter(({ kind }) => kind !== 'nothing');
    if (shown.length < 2 && !isOpen && !isSentence(shown[0]?.child)) return;
    const isFixed = !isOpen && shown.every(({ kind }) => kind === 'fixed' || kind === 'element');
    for (const { child, kind } of shown)
      if (kind === 'unknown' || (kind === 'fixed' && !isFixed)) tell(child);
  }

  /** A component's own returns, those of functions within it left out. */
  const functions: boolean[] = [];
  const enter = ({ id }: ESTree.Function) => {
    functions.push(/^[A-Z]/.test(id?.name ?? ''));
  };
  const leave = () => {
    functions.pop();
  };

  new Visitor({
    ImportDeclaration({ source: from, specifiers }) {
      if (from.value.startsWith('#texts/'))
        for (const { local } of specifiers) words.add(local.name);
    },
    VariableDeclarator({ id, init }) {
      const isElement = ['element', 'optional'].includes(kindOf(init));
      if (id.type === 'Identifier' && isElement) elements.add(id.name);
    },
    TSPropertySignature({ key, typeAnnotation }) {
      if (
        key.type === 'Identifier' &&
        typeAnnotation &&
        /\bReactElement\b/.test(source.slice(typeAnnotation.start, typeAnnotation.end))
      )
        elements.add(key.name);
    },
  }).visit(program);
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: () => void functions.push(false),
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    JSXElement({ openingElement, children }) {
      const isKept =
        openingElement.name.type === 'JSXIdentifier' && openingElement.name.name === 'Words';
      if (!isKept) check(children, false);
    },
    JSXFragment: ({ children }) => check(children, true),
    ReturnStatement({ argument }) {
      const isText =
        argument !== null && /Literal|Identifier|Member|Conditional/.test(argument.type);
      const isSaid = argument?.type === 'CallExpression' && isWords(argument.callee);
      if (functions.at(-1) && (isText || isSaid)) check([argument], true);
    },
  }).visit(program);
  return found;
}

test.each([
  ['<p>Now {isOpen && <b>open</b>}</p>', ['Now']],
  ['<p>{count} tickets</p>', ['{count}', 'tickets']],
  ['<p><i />{isOne ? texts.one : texts.many}</p>', ['{isOne ? texts.one : texts.many}']],
  ['<>{texts.now}</>', ['{texts.now}']],
  ['<p>{texts.see(<a href="/">here</a>)}</p>', ['{texts.see(<a href="/">here</a>)}']],
  ['<p>{count === 1 ? texts.one : texts.many(count)}</p>', []],
  ['<p><i />{isOpen && <b>{count}</b>}</p>', []],
  ['<Words><i />{children} {isOpen && <b />}</Words>', []],
])('of %s these texts stand bare: %j', (jsx, found) => {
  const source = `import * as texts from '#texts/a.ts';\nconst A = () => ${jsx};`;
  expect(bareTexts('a.tsx', source)).toEqual(found.map((text) => `a.tsx:2 ${text}`));
});

test('no text of the site stands bare', () => {
  const files = globSync('src/**/*.tsx', { cwd: root }).sort();
  const bare = files.flatMap((file) => bareTexts(file, readFileSync(`${root}/${file}`, 'utf8')));
  expect(bare).toEqual([]);
});
