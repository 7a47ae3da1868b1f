import {
  type LayoutShift,
  typicalWorst,
  type Vitals,
  worstShift,
} from '#machines/domain/report.ts';

/** An entry of an interaction or a shift, with the fields that all browsers share. */
interface TimedEntry extends PerformanceEntry {
  readonly interactionId?: number;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
}

/** The shortest interaction that browsers report, in ms. */
const QUICK = 16;

/** Measures a page from its beginning, and reports its speed when the visitor first leaves it. */
export function watchVitals(page: Window, tell: (vitals: Vitals) => void): void {
  const { document, performance } = page;
  // a page that opened in a hidden tab is drawn only when somebody looks
  const isSeen = document.visibilityState !== 'hidden';
  const interactions = new Map<number, number>();
  const shifts: LayoutShift[] = [];
  let lcp: number | null = null;

  const looks = [
    look('largest-contentful-paint', ({ startTime }) => {
      if (isSeen) lcp = startTime;
    }),
    look('layout-shift', ({ hadRecentInput, startTime, value = 0 }) => {
      if (hadRecentInput !== true) shifts.push({ startTime, value });
    }),
    look('event', ({ interactionId = 0, duration }) => {
      if (interactionId > 0)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }),
  ] as const;
  const [, shiftLook, eventLook] = looks;

  let isTold = false;
  const finish = () => {
    if (isTold) return;
    isTold = true;
    for (const each of looks) each?.end();
    const [navigation] = performance.getEntriesByType('navigation');
    const ttfb = (navigation as PerformanceNavigationTiming | undefined)?.responseStart ?? null;
    tell({
      lcp: rounded(lcp),
      inp: eventLook === null ? null : rounded(typicalWorst([...interactions.values()])),
      ttfb: rounded(ttfb),
      cls: shiftLook === null ? null : worstShift(shifts),
    });
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') finish();
  });
  // Safari may leave without having hidden the page
  page.addEventListener('pagehide', finish);
}

const rounded = (value: number | null) => (value === null ? null : Math.max(0, Math.round(value)));

/** Observes a browser's entries of one type from the page's beginning; null where it has none. Its end takes in the entries not delivered yet. */
function look(type: string, take: (entry: TimedEntry) => void): { end(): void } | null {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const takeAll = (entries: PerformanceEntryList) => entries.forEach(take);
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: QUICK } as PerformanceObserverInit);
  return {
    end: () => {
      takeAll(observer.takeRecords());
      observer.disconnect();
    },
  };
}
