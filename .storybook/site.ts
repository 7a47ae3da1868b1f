export { site } from '../src/app/site.ts';
