// The script of a prerendered page that shows a selection: it runs before the site's own, and loads nothing.

import { drawDraft } from './app/early-draft.ts';

drawDraft(document, history.state);
