import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vitals } from '#machines/domain/report-schema.ts';

/** Measures the page of a document from its beginning, and tells its speed when the visitor first leaves it. */
export function watchVitals(document: Document, tell: (vitals: Vitals) => void): void {
  let vitals: Vitals = { lcp: null, inp: null, ttfb: null, cls: null };
  const whileItGrows = { reportAllChanges: true };
  onLCP(({ value }) => (vitals = { ...vitals, lcp: Math.round(value) }), whileItGrows);
  onINP(({ value }) => (vitals = { ...vitals, inp: Math.round(value) }), whileItGrows);
  onTTFB(({ value }) => (vitals = { ...vitals, ttfb: Math.round(value) }));
  onCLS(({ value }) => (vitals = { ...vitals, cls: Math.round(value * 1_000) }), whileItGrows);
  let isTold = false;
  // after the listeners of the library, which stand on the window and take in the last entries
  document.addEventListener('visibilitychange', () => {
    if (isTold || document.visibilityState !== 'hidden') return;
    isTold = true;
    tell(vitals);
  });
}
