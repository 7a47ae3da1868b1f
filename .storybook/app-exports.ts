// The part of the site that stories may import: its facts.

export { siteConfig } from '../src/site/site-config.ts';
