import { useEffect, useRef } from 'react';
import {
  type Arrow,
  BOX_PADDING,
  type Box,
  type Drawing,
  LINE_HEIGHT,
  TITLE_HEIGHT,
} from './layout.ts';

interface ChartDrawingProps {
  drawing: Drawing;
  /** The ids of the active states; empty for a machine that does not run. */
  active?: readonly string[];
  /** The scale of the drawing; at 1 the letters are 11 px. */
  zoom?: number;
  /** Scrolls to the active leaf; of several regions, to that of the first. */
  follows?: boolean;
}

/** A laid-out chart as a picture: the active states filled, their outgoing transitions drawn strong. */
export function ChartDrawing({
  drawing,
  active = [],
  zoom = 1,
  follows = false,
}: ChartDrawingProps) {
  const svg = useRef<SVGSVGElement>(null);
  const leaves = drawing.boxes.filter(
    ({ id }) => active.includes(id) && !active.some((other) => other.startsWith(`${id}.`)),
  );
  // of a machine with regions the first, which holds what the story is about
  const [leaf] = leaves;
  const titles = leaves.map(({ title }) => title).join(' and ');
  useEffect(() => {
    const scroller = svg.current?.parentElement;
    if (!follows || leaf === undefined || scroller == null) return undefined;
    const centre = () =>
      scroller.scrollTo({
        left: (leaf.x + leaf.width / 2) * zoom - scroller.clientWidth / 2,
        top: (leaf.y + leaf.height / 2) * zoom - scroller.clientHeight / 2,
      });
    // An observer is also called at first, and when a panel that was closed gets its size.
    const observer = new ResizeObserver(centre);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [leaf, follows, zoom]);
  const isActive = (id: string) => active.includes(id);
  return (
    <svg
      ref={svg}
      className="chart"
      role="img"
      aria-label={`Statechart of ${drawing.name}${leaf === undefined ? '' : `, in ${titles}`}`}
      width={drawing.width * zoom}
      height={drawing.height * zoom}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    >
      <defs>
        <marker
          id="chart-tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path className="chart-tip" d="M0 0 8 4 0 8z" />
        </marker>
        <marker
          id="chart-tip-outgoing"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path className="chart-tip chart-outgoing" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {drawing.boxes.map((box) => (
        <StateBox key={box.id} box={box} isActive={isActive(box.id)} />
      ))}
      {drawing.arrows.map((arrow) => (
        <ArrowLine key={arrow.id} arrow={arrow} isOutgoing={isActive(arrow.from)} />
      ))}
    </svg>
  );
}

function StateBox({ box, isActive }: { box: Box; isActive: boolean }) {
  const { x, y, width, height, kind } = box;
  return (
    <g
      className={`chart-state chart-${kind}${isActive ? ' chart-active' : ''}`}
      data-state={box.id}
      transform={`translate(${x} ${y})`}
    >
      <rect width={width} height={height} rx={kind === 'transient' ? 16 : 8} />
      {kind === 'final' && (
        <rect className="chart-inner" x={3} y={3} width={width - 6} height={height - 6} rx={6} />
      )}
      {box.isInitial && <circle className="chart-initial" cx={width - 12} cy={12} r={4} />}
      <text className="chart-title" x={BOX_PADDING} y={17}>
        {box.title}
      </text>
      {box.lines.map(({ text, cause }, index) => (
        <text
          key={text}
          className={`chart-line chart-by-${cause}`}
          x={BOX_PADDING}
          y={TITLE_HEIGHT + index * LINE_HEIGHT + 11}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function ArrowLine({ arrow, isOutgoing }: { arrow: Arrow; isOutgoing: boolean }) {
  const { points, lines, labelX, labelY, labelWidth } = arrow;
  return (
    <g className={`chart-arrow${isOutgoing ? ' chart-outgoing' : ''}`}>
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        markerEnd={`url(#chart-tip${isOutgoing ? '-outgoing' : ''})`}
      />
      <rect
        className="chart-label"
        x={labelX}
        y={labelY}
        width={labelWidth}
        height={lines.length * LINE_HEIGHT + 2}
        rx={3}
      />
      {lines.map(({ text, cause }, index) => (
        <text
          key={text}
          className={`chart-line chart-by-${cause}`}
          x={labelX + 4}
          y={labelY + index * LINE_HEIGHT + 12}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
