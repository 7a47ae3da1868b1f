import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { Chart, ChartState, ChartTransition, TransitionCause } from './chart.ts';

/** A line of text with its subject. */
export interface Line {
  readonly text: string;
  readonly cause: TransitionCause | 'call' | 'entry';
}

/** The box of a state; x and y are from the corner of the drawing. */
export interface Box {
  readonly id: string;
  readonly title: string;
  readonly kind: ChartState['kind'] | 'anywhere';
  readonly isInitial: boolean;
  readonly lines: readonly Line[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All transitions from one state to another, as one arrow. */
export interface Arrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly points: readonly (readonly [number, number])[];
  readonly lines: readonly Line[];
  readonly labelX: number;
  readonly labelY: number;
  readonly labelWidth: number;
}

/** A chart that was laid out, in px. */
export interface Drawing {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

/** The width of a letter in a font of one width, so that a label can be measured without a page. */
const LETTER = 6.65;
/** The height of a line of text. */
export const LINE_HEIGHT = 16;
/** The padding of a box. */
export const BOX_PADDING = 10;
/** The height of the title of a box. */
export const TITLE_HEIGHT = 24;
const ANYWHERE = 'anywhere';

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.edgeLabels.inline': 'false',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  // The drawing keeps the order of the states in the chart's file, in which a visitor meets them.
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};

/** Lays a chart out; the engine is loaded with the first one. */
export async function drawingOf(chart: Chart): Promise<Drawing> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const flat = flatten(chart.states);
  const inner = new Map(flat.map((state) => [state.id, linesIn(state, chart.transitions)]));
  const hasAnywhere = chart.transitions.some(
    ({ from, to }) => from === chart.rootId && to !== null,
  );
  const edges = edgesOf(chart);
  const anywhere = hasAnywhere ? [{ id: ANYWHERE, width: 96, height: TITLE_HEIGHT + 4 }] : [];
  const laidOut = await new Elk().layout<ElkNode>({
    id: chart.rootId,
    layoutOptions: OPTIONS,
    children: [...anywhere, ...chart.states.map((state) => nodeOf(state, inner))],
    edges: edges.map(({ id, from, to, lines }) => ({
      id,
      sources: [from],
      targets: [to],
      labels: [{ text: id, ...sizeOf(lines) }],
    })),
  });
  const byId = new Map(flat.map((state) => [state.id, state]));
  const boxes: Box[] = [];
  const corners = new Map<string, readonly [number, number]>([[chart.rootId, [0, 0]]]);
  const visit = (node: ElkNode, left: number, top: number) => {
    for (const child of node.children ?? []) {
      const x = left + (child.x ?? 0);
      const y = top + (child.y ?? 0);
      corners.set(child.id, [x, y]);
      const state = byId.get(child.id);
      boxes.push({
        id: child.id,
        title: state?.name ?? 'anywhere',
        kind: state?.kind ?? 'anywhere',
        isInitial: state?.isInitial ?? false,
        lines: inner.get(child.id) ?? [],
        x,
        y,
        width: child.width ?? 0,
        height: child.height ?? 0,
      });
      visit(child, x, y);
    }
  };
  visit(laidOut, 0, 0);
  const drawn = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    name: chart.name,
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    boxes,
    arrows: edges.flatMap((edge) => arrowOf(edge, drawn.get(edge.id), corners)),
  };
}

interface Edge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly lines: readonly Line[];
}

/** Returns the edges of a chart: all transitions between the same two states share one. */
function edgesOf(chart: Chart): Edge[] {
  const edges = new Map<string, Edge & { lines: Line[] }>();
  for (const transition of chart.transitions) {
    if (transition.to === null) continue;
    const from = transition.from === chart.rootId ? ANYWHERE : transition.from;
    const id = `${from} → ${transition.to}`;
    const edge = edges.get(id) ?? { id, from, to: transition.to, lines: [] };
    edge.lines.push(lineOf(transition));
    edges.set(id, edge);
  }
  return [...edges.values()];
}

function lineOf({ on, guard, cause }: ChartTransition): Line {
  return { text: guard === null ? on : `${on} [${guard}]`, cause };
}

function linesIn(state: ChartState, transitions: readonly ChartTransition[]): Line[] {
  const own = transitions.filter(({ from, to }) => from === state.id && to === null);
  return [
    ...state.calls.map((call): Line => ({ text: `calls ${call}`, cause: 'call' })),
    ...state.entry.map((action): Line => ({ text: `does ${action}`, cause: 'entry' })),
    ...own.map((transition): Line => {
      const { text, cause } = lineOf(transition);
      const { actions, guard } = transition;
      const isIgnored = actions.length === 0 && guard === null;
      return isIgnored
        ? { text: `ignores ${text}`, cause }
        : { text: actions.length === 0 ? text : `${text} / ${actions.join(', ')}`, cause };
    }),
  ];
}

function nodeOf(state: ChartState, inner: ReadonlyMap<string, readonly Line[]>): ElkNode {
  const lines = inner.get(state.id) ?? [];
  const size = sizeOf([{ text: `${state.name}    `, cause: 'entry' }, ...lines]);
  const width = Math.max(size.width + 2 * BOX_PADDING, 84);
  const height = TITLE_HEIGHT + lines.length * LINE_HEIGHT + BOX_PADDING;
  if (state.kind !== 'parent') return { id: state.id, width, height };
  return {
    id: state.id,
    children: state.children.map((child) => nodeOf(child, inner)),
    layoutOptions: {
      'elk.padding': `[top=${height + 4},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  };
}

function sizeOf(lines: readonly Line[]) {
  const longest = Math.max(...lines.map(({ text }) => text.length), 1);
  return { width: Math.ceil(longest * LETTER) + 8, height: lines.length * LINE_HEIGHT + 4 };
}

function arrowOf(
  { id, from, to, lines }: Edge,
  edge: ElkExtendedEdge | undefined,
  corners: ReadonlyMap<string, readonly [number, number]>,
): Arrow[] {
  const [section] = edge?.sections ?? [];
  if (edge === undefined || section === undefined) return [];
  // The engine counts an edge's points from the corner of the state that holds both of its ends.
  const [left, top] = corners.get(edge.container ?? '') ?? [0, 0];
  const label = edge.labels?.[0];
  return [
    {
      id,
      from,
      to,
      lines,
      points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(
        ({ x, y }) => [left + x, top + y] as const,
      ),
      labelX: left + (label?.x ?? 0),
      labelY: top + (label?.y ?? 0),
      labelWidth: label?.width ?? 0,
    },
  ];
}

function flatten(states: readonly ChartState[]): ChartState[] {
  return states.flatMap((state) => [state, ...flatten(state.children)]);
}
