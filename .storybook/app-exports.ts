// The parts of the app that stories may import: its facts and its theme.
export { siteConfig } from '../src/app/site-config.ts';
export { theme } from '../src/app/theme.ts';
