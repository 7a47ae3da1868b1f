// The only script of a prerendered page until its pictures are in: it starts the site at the load event, or at the visitor's first interaction; at once where the page waits for its script.
// What is pressed or sent before its part of the page is hydrated is replayed once it is. What is typed needs no replay: each field hands it over when it mounts.

import { reportRate, reportUrl } from './app/config.ts';
import { askForData } from './app/early-data.ts';
import { takeHandedState } from './app/handed-state.ts';
import { collectFaults } from './app/reporting/faults.ts';
import { HYDRATED, isUnhydrated } from './ui/hydration.ts';
import { importWithRetry } from './ui/import-with-retry.ts';

const root = document.getElementById('root');
const isPrerendered = root?.firstElementChild != null;
const interactionEvents = ['pointerdown', 'keydown', 'focusin'] as const;

/** Actions to be replayed, by the element that each was done to, in their order; each answers true once it was done or is void. */
const pendingActions = new Map<Element, () => boolean>();

/** Does an action to an element once its part is hydrated; where React drew the part anew, to the form in its place, or to the button there with the same words. */
function laterTo<Kind extends HTMLElement>(element: Kind, act: (element: Kind) => void) {
  const wordsOf = (one: Kind) => (one instanceof HTMLFormElement ? '' : one.textContent);
  const words = wordsOf(element);
  const alike = () =>
    [...document.querySelectorAll<Kind>(element.localName)].filter((one) => wordsOf(one) === words);
  const before = alike();
  const { pathname } = location;
  return () => {
    const now = alike();
    const isSame = now.length === before.length && location.pathname === pathname;
    const current = element.isConnected ? element : isSame && now[before.indexOf(element)];
    if (current && isUnhydrated(current)) return false;
    if (!current) return location.pathname !== pathname;
    act(current);
    return true;
  };
}

/** The form that an event sends. Enter counts by itself: with its button disabled, a form that React does not hear yet is not sent. */
function formOf(event: Event): HTMLFormElement | null {
  const { target } = event;
  if (target instanceof HTMLFormElement) return event.type === 'submit' ? target : null;
  const isEnter = event instanceof KeyboardEvent && event.key === 'Enter' && !event.isComposing;
  return isEnter && target instanceof HTMLInputElement ? target.form : null;
}

function actionOf(event: Event): [Element, () => boolean] | undefined {
  const form = formOf(event);
  if (form) return [form, laterTo(form, (sent) => sent.requestSubmit())];
  const button =
    event.type === 'click' && event.target instanceof Element
      ? event.target.closest<HTMLButtonElement>('button:not([type=submit])')
      : null;
  // what opens or shuts a popover, the browser does without React
  return button && !button.popoverTargetElement
    ? [button, laterTo(button, (pressed) => pressed.click())]
    : undefined;
}

/** Keeps a press or a submit for later. React is not to hear it now: it may hydrate the part on the way, and would then hear it twice. */
function defer(event: Event) {
  const action = actionOf(event);
  if (!action) return;
  if (!isUnhydrated(action[0])) {
    // done for real before its turn to be replayed came, perhaps to what took its place
    for (const [element] of pendingActions)
      if (element === action[0] || !element.isConnected) pendingActions.delete(element);
    return;
  }
  // what waits here, the browser is not to do by itself
  event.preventDefault();
  event.stopPropagation();
  // done twice, it counts as done last
  pendingActions.delete(action[0]);
  pendingActions.set(...action);
}

/** Replays in order what can be replayed by now. A part waits for no other: what was sent is not to go out when its visitor has long sent it again. */
function replay() {
  for (const [element, act] of pendingActions) if (act()) pendingActions.delete(element);
}

// The markup says by itself that this script has not come; from here on it is for this script to say.
const notice = document.getElementById('unloaded');
if (notice) notice.hidden = true;

/** The page stays as it is, and says that it does not work. */
function sayUnloaded() {
  if (notice === null) return;
  notice.hidden = false;
  notice.dataset.told = '';
  // unlike the link, this keeps what the history holds for the page
  notice.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
}

/** Fetches files, given by their paths with a space between, before the scripts that come first ask for them. */
function preload(paths = '', fetchPriority: string) {
  for (const href of paths.split(' ').filter(Boolean)) {
    const kind = href.endsWith('.css')
      ? { rel: 'preload', as: 'style', crossOrigin: '' }
      : { rel: 'modulepreload' };
    document.head.append(
      Object.assign(document.createElement('link'), { ...kind, fetchPriority, href }),
    );
  }
}

/** Asks the API for what the page is going to show, before all else of its script: a page without data waits for nothing longer. */
function askAhead(wanted = '') {
  const { pathname, search, origin } = location;
  const place = { pathname, search, referrer: document.referrer, state: history.state as unknown };
  askForData(wanted.split(' '), place, origin);
}

let isStarted = false;

function start() {
  if (isStarted || !root) return;
  isStarted = true;
  for (const type of interactionEvents) removeEventListener(type, start, true);
  preload(root.dataset.chunks, 'auto');
  preload(root.dataset.prefetch, 'low');
  // each evaluated in a task of its own: React first, then what is built on it
  const main = importWithRetry(async () => {
    const react = await import('./evaluate-react.ts');
    react.evaluateReact();
    return import('./main.tsx');
  });
  if (!import.meta.env.VITE_REPORT_URL) main.then(({ mount }) => mount(root), sayUnloaded);
  else main.then(({ mount }) => mount(root, faults), tellLost).finally(reportNext);
}

// The rest is part of builds with reports alone.
const isSampled = import.meta.env.VITE_REPORT_URL ? Math.random() < Number(reportRate) : false;
const faults = import.meta.env.VITE_REPORT_URL ? collectFaults(window, isSampled) : undefined;

function tellLost(error: unknown) {
  sayUnloaded();
  faults?.tell({ kind: 'error', error });
}

/** Fetches the script that reports once the site's own is in: on sampled pages at once, on others with the first fault. */
function reportNext() {
  if (isSampled) report();
  else faults?.onFirst(report);
}

function report() {
  // a build without the setting is to find no import here
  if (!import.meta.env.VITE_REPORT_URL || faults === undefined) return;
  const options = { page: window, faults, url: reportUrl, isSampled, script: import.meta.url };
  importWithRetry(() => import('./app/reporting/reports.ts')).then(
    ({ startReports }) => startReports(options),
    () => {},
  );
}

const handed = takeHandedState(() => sessionStorage, location.pathname + location.search);
if (handed !== undefined) history.replaceState(handed, '');

if (root) askAhead(root.dataset.early);
if (root && isPrerendered) {
  // on the way down, before React
  for (const type of ['click', 'keydown', 'submit']) root.addEventListener(type, defer, true);
  // after the commit, with all that its effects do at once
  root.addEventListener(HYDRATED, () => setTimeout(replay));
}
// pictures come first, but on a page that has next to none before its script
if (isPrerendered && root.dataset.start !== 'now' && document.readyState !== 'complete') {
  addEventListener('load', start);
  for (const type of interactionEvents) {
    addEventListener(type, start, { capture: true, passive: true });
  }
} else {
  start();
}
