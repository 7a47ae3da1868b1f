// What stories may know of the app: its facts and its theme.
export { siteConfig } from '../src/app/site-config.ts';
export { theme } from '../src/app/theme.ts';
