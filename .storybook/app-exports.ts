// The parts of the app that stories may import: its facts and its theme.

export { theme } from '../src/app/theme.ts';
export { siteConfig } from '../src/site/site-config.ts';
