import { PANEL_THEME_CSS } from './theme-css.ts';

// The colours in figures are the panel's own: arrows and delays have no likeness on the site, which has no dark scheme either.
/** The styles of a chart: a string and no style sheet, because the panel and the story's frame are built by different tools. */
export const CHART_CSS = `${PANEL_THEME_CSS}
.charted {
  --chart-ground: var(--mantine-color-white);
  --chart-ink: var(--mantine-color-ink-8);
  --chart-quiet: var(--mantine-color-gray-6);
  --chart-line: var(--mantine-color-ink-3);
  --chart-box: var(--mantine-color-ink-0);
  --chart-active: var(--mantine-color-signal-6);
  --chart-on-active: var(--mantine-color-ink-6);
  --chart-outgoing: #8a5a00;
  --chart-error: var(--mantine-color-red-6);
  --chart-done: var(--mantine-color-green-6);
  --chart-delay: #6b3fa0;
}
.charted[data-scheme='dark'] {
  --chart-ground: var(--mantine-color-ink-8);
  --chart-ink: var(--mantine-color-ink-0);
  --chart-quiet: var(--mantine-color-ink-2);
  --chart-box: var(--mantine-color-ink-7);
  --chart-outgoing: var(--mantine-color-signal-7);
  --chart-error: #ff9d94;
  --chart-done: #7ddcab;
  --chart-delay: #cdb0ff;
}
.chart { display: block; max-width: none; background: var(--chart-ground); color: var(--chart-ink); font: 11px/16px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; }
.chart text { fill: var(--chart-ink); stroke: none; }
.chart-state rect { fill: var(--chart-box); stroke: var(--chart-line); }
.chart-parent rect { fill: none; stroke-dasharray: 4 3; }
.chart-transient rect, .chart-anywhere rect { stroke-dasharray: 2 3; }
.chart-state .chart-inner { fill: none; }
.chart .chart-title { font-weight: 700; font-size: 12px; }
.chart-initial { fill: var(--chart-ink); }
.chart-active > rect { fill: var(--chart-active); stroke: var(--chart-ink); stroke-width: 2; }
.chart-active.chart-parent > rect { fill: none; }
.chart-active:not(.chart-parent) > text, .chart-active:not(.chart-parent) > .chart-line { fill: var(--chart-on-active); }
.chart-active:not(.chart-parent) .chart-initial { fill: var(--chart-on-active); }
.chart-arrow polyline { fill: none; stroke: var(--chart-line); stroke-width: 1.25; }
.chart-arrow.chart-outgoing polyline { stroke: var(--chart-outgoing); stroke-width: 2.25; }
.chart-tip { fill: var(--chart-line); }
.chart-tip.chart-outgoing { fill: var(--chart-outgoing); }
.chart-label { fill: var(--chart-ground); opacity: 0.88; }
.chart .chart-by-error { fill: var(--chart-error); }
.chart .chart-by-done { fill: var(--chart-done); }
.chart .chart-by-delay { fill: var(--chart-delay); }
.chart .chart-by-call, .chart .chart-by-entry, .chart .chart-by-always { fill: var(--chart-quiet); }
.chart-arrow.chart-outgoing text { font-weight: 700; }
@media (forced-colors: active) {
  .chart-active > rect { fill: Highlight; }
  .chart-active:not(.chart-parent) > text { fill: HighlightText; }
}
`;
