// The first script of a page. It requests the others once the browser has what the first picture is painted with, and starts
// the site. From here to what a rider sees:
//   src/hydrate.ts            defers early presses (replay-early-presses.ts), waits for the first frame, requests the scripts
//   src/evaluate-react.ts     evaluates React in a task of its own
//   src/main.tsx              makes the site of browser, storage and prerendered data (site/site.ts), hydrates App over the markup
//   src/app/App.tsx           the theme, the site, the router and the layout around the page of the address
//   src/app/routes.ts         the table of addresses: title, prerendered paths and script of each page
//   src/app/lazy-page.ts      a route with its page, whose script is requested when the page is rendered
//   src/app/PageAt.tsx        the page with its title and canonical address
//   src/pages/<page>/XPage    starts the page's chart; XView displays its state
// The order in time, with what a rider may do meanwhile, is drawn in docs/architecture.md.

import { collectFaults } from './app/reporting/faults.ts';
import { reportedPatterns } from './paths.ts';
import { replayEarlyPresses } from './replay-early-presses.ts';
import { reportRate, reportUrl } from './site/config.ts';
import { GENERATION_KEY } from './storage/generation-key.ts';
import { noteTyping } from './ui/hydration.ts';
import { importWithRetry } from './ui/import-with-retry.ts';

const root = document.getElementById('root');

// The markup itself says when this script has not come; from here on this script says it.
const notice = document.getElementById('unloaded');
if (notice) notice.hidden = true;

/** Displays that the page did not load, and leaves the rest of it as it is. */
function sayUnloaded() {
  if (notice === null) return;
  notice.hidden = false;
  notice.dataset.announced = '';
  // unlike the link, this keeps the page's navigation state
  notice.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
}

// before the other scripts come, everything may be forgotten in another tab
const loadedGeneration = readGeneration();

function readGeneration(): string | null {
  try {
    return localStorage.getItem(GENERATION_KEY);
  } catch {
    return null;
  }
}

// part of builds with reports alone
const isSampled = import.meta.env.VITE_REPORT_URL ? Math.random() < Number(reportRate) : false;
const faults = import.meta.env.VITE_REPORT_URL
  ? collectFaults(window, isSampled, loadReporter)
  : undefined;

function reportUnloaded(error: unknown) {
  sayUnloaded();
  faults?.report({ kind: 'error', error });
}

async function loadReporter() {
  const { startReports } = await importWithRetry(() => import('./app/reporting/reports.ts'));
  return startReports({
    page: window,
    url: reportUrl,
    isSampled,
    script: import.meta.url,
    routes: reportedPatterns(),
  });
}

/**
 * Waits for the first frame, which no browser draws before it has the style sheet: by the time the first answer to a
 * later request comes, the first picture is there. A page that nobody sees draws no frames, and does not wait.
 */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => resolve());
  });

/** Requests the scripts that a template of the markup names, the largest first. Resolves once all others came or failed. */
async function request(id: 'page-scripts' | 'later-scripts') {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) return;
  // `largestFirst` of tools/build/prerender.ts put them in this order; the largest is not waited for, since it is the last to come
  const [, ...smaller] = template.content.children;
  const loads = smaller.map(
    (link) =>
      new Promise((resolve) => {
        for (const end of ['load', 'error']) link.addEventListener(end, resolve);
      }),
  );
  document.head.append(template.content);
  await Promise.all(loads);
}

async function start(root: HTMLElement) {
  await firstFrame();
  // those of later parts beside the rest of the largest one
  void request('page-scripts').then(() => request('later-scripts'));
  const { mount } = await importWithRetry(() =>
    import('./evaluate-react.ts').then(() => import('./main.tsx')),
  );
  mount(root, { loadedGeneration, faults });
}

if (root?.firstElementChild) {
  replayEarlyPresses(root);
  noteTyping(root);
}
if (root) start(root).catch(reportUnloaded);
