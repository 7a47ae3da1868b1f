/** The styles of a chart: a string and no style sheet, because the panel and the story's frame are built by different tools. */
export const CHART_CSS = `
.charted { --chart-ground: #fff; --chart-ink: #17191c; --chart-quiet: #5a6068; --chart-line: #868c94; --chart-box: #f5f5f2; --chart-active: #ffd21f; --chart-on-active: #0b0b0c; --chart-outgoing: #8a5a00; --chart-error: #b3261e; --chart-done: #1e6f4a; --chart-delay: #6b3fa0; }
.charted[data-scheme='dark'] { --chart-ground: #17191c; --chart-ink: #f5f5f2; --chart-quiet: #c3c7cd; --chart-line: #868c94; --chart-box: #24272c; --chart-active: #ffd21f; --chart-on-active: #0b0b0c; --chart-outgoing: #ffdc52; --chart-error: #ff9d94; --chart-done: #7ddcab; --chart-delay: #cdb0ff; }
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
