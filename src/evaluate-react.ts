// A module of the site's own: the first script would need the bundler's helpers to import a package.

/** The bundler's, which puts the package in its place. */
declare const require: (name: 'react-dom/client') => unknown;

/**
 * Evaluates React by itself, before what is built on it. A function does it and not the module: React makes errors while it is evaluated, and where an
 * instrument wants their stacks, the browser reads each script on them again from its beginning to its end.
 */
export function evaluateReact(): void {
  // unbundled, in development, there is no package that could be asked for by its name
  if (import.meta.env.PROD) require('react-dom/client');
}
