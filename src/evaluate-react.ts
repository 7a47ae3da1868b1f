// A module of the site's own: the first script would need the bundler's helpers to import a package.

/** Declared here, and replaced by the bundler with the package. */
declare const require: (name: 'react-dom/client') => unknown;

/**
 * Evaluates React by itself, before the modules that use it. A function does it and not the module: React makes errors while it is evaluated, and where an
 * instrument wants their stacks, the browser reads each script on them again from its beginning to its end.
 */
export function evaluateReact(): void {
  // unbundled, in development, there is no package that could be asked for by its name
  if (import.meta.env.PROD) require('react-dom/client');
}
