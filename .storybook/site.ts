// What stories may know of the app: its facts and its theme.
export { site } from '../src/app/site.ts';
export { theme } from '../src/app/theme.ts';
