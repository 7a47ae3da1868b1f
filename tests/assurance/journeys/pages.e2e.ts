import { opens, otherPages } from '../../journeys/support/built-pages.ts';

otherPages.forEach(opens);
