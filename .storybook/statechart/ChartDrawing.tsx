import { useEffect, useRef } from 'react';
import { type Arrow, type Box, type Drawing, LINE, PAD, TITLE } from './layout.ts';

interface ChartDrawingProps {
  drawing: Drawing;
  /** Ids of the active states; empty for a chart that stands for itself. */
  active?: readonly string[];
  /** 1 is the size at which the letters are 11 px. */
  zoom?: number;
  /** Keeps the active leaf in sight. */
  follows?: boolean;
}

/** A laid-out chart as a picture: the present state filled, its ways out drawn strong. */
export function ChartDrawing({
  drawing,
  active = [],
  zoom = 1,
  follows = false,
}: ChartDrawingProps) {
  const svg = useRef<SVGSVGElement>(null);
  const present = drawing.boxes.findLast((box) => active.includes(box.id));
  useEffect(() => {
    const ground = svg.current?.parentElement;
    if (!follows || present === undefined || ground == null) return undefined;
    const centre = () =>
      ground.scrollTo({
        left: (present.x + present.width / 2) * zoom - ground.clientWidth / 2,
        top: (present.y + present.height / 2) * zoom - ground.clientHeight / 2,
      });
    // Calls at once, or when a panel that was closed gets its size.
    const observer = new ResizeObserver(centre);
    observer.observe(ground);
    return () => observer.disconnect();
  }, [present, follows, zoom]);
  const isActive = (id: string) => active.includes(id);
  return (
    <svg
      ref={svg}
      className="chart"
      role="img"
      aria-label={`Statechart of ${drawing.name}${present === undefined ? '' : `, now in ${present.title}`}`}
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
          id="chart-tip-live"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path className="chart-tip chart-live" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {drawing.boxes.map((box) => (
        <StateBox key={box.id} box={box} isActive={isActive(box.id)} />
      ))}
      {drawing.arrows.map((arrow) => (
        <Way key={arrow.id} arrow={arrow} isLive={isActive(arrow.from)} />
      ))}
    </svg>
  );
}

function StateBox({ box, isActive }: { box: Box; isActive: boolean }) {
  const { x, y, width, height, kind } = box;
  return (
    <g
      className={`chart-state chart-${kind}${isActive ? ' chart-now' : ''}`}
      data-state={box.id}
      transform={`translate(${x} ${y})`}
    >
      <rect width={width} height={height} rx={kind === 'transient' ? 16 : 8} />
      {kind === 'final' && (
        <rect className="chart-inner" x={3} y={3} width={width - 6} height={height - 6} rx={6} />
      )}
      {box.isInitial && <circle className="chart-initial" cx={width - 12} cy={12} r={4} />}
      <text className="chart-title" x={PAD} y={17}>
        {box.title}
      </text>
      {box.lines.map(({ text, cause }, index) => (
        <text
          key={text}
          className={`chart-line chart-by-${cause}`}
          x={PAD}
          y={TITLE + index * LINE + 11}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function Way({ arrow, isLive }: { arrow: Arrow; isLive: boolean }) {
  const { points, lines, labelX, labelY, labelWidth } = arrow;
  return (
    <g className={`chart-way${isLive ? ' chart-live' : ''}`}>
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        markerEnd={`url(#chart-tip${isLive ? '-live' : ''})`}
      />
      <rect
        className="chart-label"
        x={labelX}
        y={labelY}
        width={labelWidth}
        height={lines.length * LINE + 2}
        rx={3}
      />
      {lines.map(({ text, cause }, index) => (
        <text
          key={text}
          className={`chart-line chart-by-${cause}`}
          x={labelX + 4}
          y={labelY + index * LINE + 12}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
