import { useEffect, useRef, useState } from 'react';
import { useChannel } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { ChartDrawing } from './ChartDrawing.tsx';
import { CHART_CSS } from './chart-css.ts';
import type { Drawing } from './layout.ts';
import {
  type LogEntry,
  MESSAGES,
  type Moment,
  type Moments,
  type OfferedMove,
} from './messages.ts';
import { PANEL_CSS } from './panel-css.ts';

const EMPTY: Moments = { moments: [], now: 0, nextTimer: null, isRunning: false };
/** The machine that runs under every page; a page's own says more about a story. */
const EVERYWHERE = 'recovery';
const ZOOMS = [0.5, 0.65, 0.8, 1, 1.25, 1.5] as const;

/** The story's machine, drawn and playable: what it is in, what it can hear, what it knows, what it did. */
export function StatechartPanel() {
  const { base } = useTheme();
  const [stage, setStage] = useState(EMPTY);
  const [drawings, setDrawings] = useState<Readonly<Record<string, Drawing>>>({});
  const [chosen, setChosen] = useState<string | null>(null);
  const emit = useChannel({
    [MESSAGES.moments]: setStage,
    [MESSAGES.drawing]: (drawing: Drawing) =>
      setDrawings((known) => ({ ...known, [drawing.name]: drawing })),
    storyChanged: () => setStage(EMPTY),
  });
  useEffect(() => emit(MESSAGES.hello), [emit]);
  const moment =
    stage.moments.find(({ key }) => key === chosen) ??
    stage.moments.find(({ machine }) => machine !== EVERYWHERE) ??
    stage.moments[0];
  const machine = moment?.machine;
  const isDrawn = machine !== undefined && machine in drawings;
  useEffect(() => {
    if (machine !== undefined && !isDrawn) emit(MESSAGES.draw, machine);
  }, [machine, isDrawn, emit]);

  return (
    <div className="charted panel" data-scheme={base}>
      <style>{CHART_CSS + PANEL_CSS}</style>
      {moment === undefined ? (
        <p className="panel-empty">This story runs no machine. Those under Machines and Live do.</p>
      ) : (
        <>
          <div className="panel-head">
            <Machines moments={stage.moments} current={moment.key} onChoose={setChosen} />
            <p role="status">
              <b className="panel-state">{moment.state}</b>
              {moment.isDone && ' · ended'}
              {moment.tags.length > 0 && ` · ${moment.tags.join(', ')}`}
            </p>
            <Time stage={stage} onTime={(command) => emit(MESSAGES.time, command)} />
          </div>
          <div className="panel-body">
            <Chart drawing={drawings[moment.machine]} moment={moment} />
            <div className="panel-side">
              <Moves
                moves={moment.moves}
                onSend={(index) => emit(MESSAGES.send, { key: moment.key, index })}
              />
              <Log entries={moment.log} />
              <Context facts={moment.context} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

interface MachinesProps {
  moments: readonly Moment[];
  current: string;
  onChoose: (key: string) => void;
}

function Machines({ moments, current, onChoose }: MachinesProps) {
  if (moments.length < 2) return <b>{moments[0]?.machine}</b>;
  return (
    <select
      aria-label="Machine"
      value={current}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {moments.map(({ key, state }) => (
        <option key={key} value={key}>
          {key}: {state}
        </option>
      ))}
    </select>
  );
}

function Time({ stage, onTime }: { stage: Moments; onTime: (command: string) => void }) {
  const { now, nextTimer, isRunning } = stage;
  return (
    <fieldset className="panel-time" aria-label="Time">
      <output>
        {seconds(now)}
        {nextTimer !== null && `, next timer at ${seconds(nextTimer)}`}
      </output>
      <button type="button" onClick={() => onTime('step')}>
        Step 1 s
      </button>
      <button type="button" disabled={nextTimer === null} onClick={() => onTime('next')}>
        To the next timer
      </button>
      <button
        type="button"
        aria-pressed={isRunning}
        onClick={() => onTime(isRunning ? 'stop' : 'run')}
      >
        {isRunning ? 'Stop' : 'Run'}
      </button>
    </fieldset>
  );
}

function Chart({ drawing, moment }: { drawing: Drawing | undefined; moment: Moment }) {
  const [zoom, setZoom] = useState(1);
  const ground = useRef<HTMLDivElement>(null);
  const fit = () => {
    const { clientWidth = 0, clientHeight = 0 } = ground.current ?? {};
    if (drawing !== undefined)
      setZoom(Math.min(clientWidth / drawing.width, clientHeight / drawing.height, 1));
  };
  const closer = ZOOMS.find((step) => step > zoom);
  const further = ZOOMS.findLast((step) => step < zoom);
  return (
    <div className="panel-chart">
      <fieldset className="panel-zoom" aria-label="Zoom">
        <button
          type="button"
          aria-label="Smaller"
          disabled={further === undefined}
          onClick={() => setZoom(further ?? zoom)}
        >
          −
        </button>
        <button
          type="button"
          aria-label="Larger"
          disabled={closer === undefined}
          onClick={() => setZoom(closer ?? zoom)}
        >
          +
        </button>
        <button type="button" onClick={() => setZoom(1)}>
          1:1
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
      </fieldset>
      <section
        ref={ground}
        className="panel-ground"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-label="Drawing, scrolls"
      >
        {drawing === undefined ? (
          <p>Drawing …</p>
        ) : (
          <ChartDrawing drawing={drawing} active={moment.active} zoom={zoom} follows />
        )}
      </section>
    </div>
  );
}

const KINDS: ReadonlyArray<{ kind: OfferedMove['kind']; title: string }> = [
  { kind: 'visitor', title: 'The visitor or the browser' },
  { kind: 'answer', title: 'A call answers' },
  { kind: 'failure', title: 'A call fails' },
  { kind: 'delay', title: 'Time passes' },
];

function Moves({
  moves,
  onSend,
}: {
  moves: readonly OfferedMove[];
  onSend: (index: number) => void;
}) {
  return (
    <section aria-labelledby="panel-moves">
      <h2 id="panel-moves">What it can hear now</h2>
      {moves.length === 0 && <p>Nothing any more.</p>}
      {KINDS.map(({ kind, title }) => {
        const those = moves.filter((move) => move.kind === kind);
        return those.length === 0 ? null : (
          <div key={kind}>
            <h3>{title}</h3>
            <div className="panel-moves">
              {those.map(({ index, says, isAllowed }) => (
                <button
                  key={index}
                  type="button"
                  data-kind={kind}
                  disabled={!isAllowed}
                  title={isAllowed ? undefined : 'A guard refuses it in this state'}
                  onClick={() => onSend(index)}
                >
                  {says}
                  {!isAllowed && ' (refused)'}
                </button>
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}

function Log({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <section aria-labelledby="panel-log">
      <h2 id="panel-log">The last ten transitions</h2>
      {entries.length === 0 && <p>None yet.</p>}
      <ol className="panel-log">
        {entries.map(({ at, says, from, to, effects }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be the same in every word
          <li key={index}>
            <time>{seconds(at)}</time> {says}: {from === to ? `stays ${to}` : `${from} → ${to}`}
            {effects.length > 0 && <small> ({effects.join(', ')})</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Context({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <section aria-labelledby="panel-context">
      <h2 id="panel-context">What it knows</h2>
      {Object.entries(facts).map(([name, json]) =>
        json.includes('\n') ? (
          <details key={name}>
            <summary>{name}</summary>
            <pre>{json}</pre>
          </details>
        ) : (
          <p key={name} className="panel-fact">
            {name}: <code>{json}</code>
          </p>
        ),
      )}
    </section>
  );
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
