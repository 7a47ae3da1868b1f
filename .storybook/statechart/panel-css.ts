/** The styles of the panel around a chart. */
export const PANEL_CSS = `
.panel { container-type: inline-size; display: flex; flex-direction: column; height: 100%; min-height: 0; background: var(--chart-ground); color: var(--chart-ink); font: 13px/1.45 system-ui, sans-serif; }
.panel * { box-sizing: border-box; }
.panel p, .panel fieldset { margin: 0; padding: 0; border: 0; }
.panel-empty { padding: 16px; }
.panel-head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 6px 12px; border-bottom: 1px solid var(--chart-line); }
.panel-state { padding: 1px 8px; border-radius: var(--mantine-radius-xs); background: var(--chart-active); color: var(--chart-on-active); font-family: ui-monospace, monospace; }
.panel-time { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; margin-inline-start: auto; }
.panel-time output { font-variant-numeric: tabular-nums; color: var(--chart-quiet); }
.panel button, .panel select { min-height: 26px; padding: 2px 9px; border: 1px solid var(--chart-line); border-radius: var(--mantine-radius-xs); background: var(--chart-box); color: var(--chart-ink); font: inherit; cursor: pointer; }
.panel button:disabled { border-style: dashed; color: var(--chart-quiet); cursor: not-allowed; }
.panel button[aria-pressed='true'] { background: var(--chart-active); color: var(--chart-on-active); }
.panel :focus-visible { outline: 2px solid var(--chart-outgoing); outline-offset: 1px; }
.panel-body { display: flex; flex: 1; min-height: 0; }
.panel-chart { flex: 3 1 0; display: flex; flex-direction: column; min-width: 0; min-height: 0; }
.panel-zoom { display: flex; justify-content: flex-end; gap: 4px; }
.panel .panel-zoom { padding: 4px 12px; }
.panel-scroller { flex: 1; min-width: 0; min-height: 0; overflow: auto; }
.panel-side { flex: 2 1 0; min-height: 0; overflow: auto; padding: 8px 12px; border-inline-start: 1px solid var(--chart-line); }
.panel-side h2 { margin: 8px 0 4px; font-size: 13px; font-weight: 700; }
.panel-side h3 { margin: 4px 0 2px; font-size: 12px; font-weight: 400; color: var(--chart-quiet); }
.panel-moves { display: flex; flex-wrap: wrap; gap: 4px; }
.panel-moves [data-kind='done'] { border-color: var(--chart-done); }
.panel-moves [data-kind='error'] { border-color: var(--chart-error); }
.panel-moves [data-kind='delay'] { border-color: var(--chart-delay); }
.panel-log { margin: 0; padding: 0; list-style: none; }
.panel-log time { color: var(--chart-quiet); font-variant-numeric: tabular-nums; }
.panel pre, .panel code { font: 11px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.panel pre { margin: 2px 0 6px; padding: 6px 8px; border-radius: var(--mantine-radius-xs); background: var(--chart-box); }
.panel-fact { overflow-wrap: anywhere; }
@container (max-width: 720px) {
  .panel-body { flex-direction: column; overflow: auto; }
  .panel-chart { flex: none; height: max(220px, 55%); }
  .panel-side { flex: none; overflow: visible; border-block-start: 1px solid var(--chart-line); border-inline-start: 0; }
}
`;
