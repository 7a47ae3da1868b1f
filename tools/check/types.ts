// Run by developers as a part of `npm run typecheck`: checks the types of the site in each language but English, whose
// texts tsconfig.json has: a message that a complete language lacks, or that takes something else than in English, is
// an error where a page uses it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { LANGUAGE_SOURCES } from '../../machines/texts/languages.ts';
import manifest from '../../package.json' with { type: 'json' };
import { otherLanguages } from '../build/languages.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/types');
mkdirSync(folder, { recursive: true });

const tsc = join(dirname(findPackageJSON('typescript', import.meta.url) ?? ''), 'bin/tsc');
const fromRoot = (path: string) => path.replace(/^(\.\/)?/, '../../');

for (const { id, locale } of otherLanguages) {
  const texts = LANGUAGE_SOURCES[id].isComplete ? [id] : [id, 'en'];
  const project = join(folder, `tsconfig.${id}.json`);
  const paths = {
    ...Object.fromEntries(
      Object.entries(manifest.imports).map(([name, file]) => [name, [fromRoot(file)]]),
    ),
    '#texts/*': texts.map((each) => fromRoot(`machines/texts/${each}/*`)),
  };
  const settings = {
    extends: fromRoot('tsconfig.json'),
    // package.json would find an English file where this language has none
    compilerOptions: { paths, resolvePackageJsonImports: false, incremental: true },
    include: ['src', 'machines', 'tools'].map(fromRoot),
    exclude: [fromRoot('machines/platform.d.ts')],
  };
  writeFileSync(project, JSON.stringify(settings));
  const { status } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', project], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`The texts in ${locale} do not fit the site: see the errors above.`);
    process.exitCode = 1;
  }
}
