import type { Plugin } from 'vite';

/** The parts of Mantine's provider that write style elements at run time, which the site turns off. */
const runTimeStyles = /\/@mantine\/core\/.*\/(MantineCssVariables|MantineClasses)\.mjs$/;

/** Leaves the generators of run-time styles out of the bundle: theme.css ships what they would write, and the provider never renders them. */
export function leanMantine(): Plugin {
  return {
    name: 'kickstand:lean-mantine',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: runTimeStyles },
      handler(id) {
        const name = runTimeStyles.exec(id)?.[1];
        return name && `export const ${name} = () => null;`;
      },
    },
  };
}
