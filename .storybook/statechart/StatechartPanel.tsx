import { useEffect, useRef, useState } from 'react';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { useChannel, useParameter } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { ChartDrawing } from './ChartDrawing.tsx';
import { CHART_CSS } from './chart-css.ts';
import type { Drawing } from './layout.ts';
import {
  type LogEntry,
  type MachineStatus,
  MESSAGES,
  type OfferedEvent,
  type SessionStatus,
  type TimeCommand,
} from './messages.ts';
import { PANEL_CSS } from './panel-css.ts';
import { STATECHART_PARAMETER, type StatechartParameters } from './parameters.ts';
import { selectedMachine } from './selected-machine.ts';

const EMPTY: SessionStatus = { machines: [], now: 0, nextTimer: null, isRunning: false };
const NO_PARAMETERS: StatechartParameters = {};
const ZOOMS = [0.5, 0.65, 0.8, 1, 1.25, 1.5] as const;

/** The story's machine, drawn and playable: its state, the events it accepts, its context and its log. */
export function StatechartPanel() {
  const { base } = useTheme();
  const { background = [] } = useParameter<StatechartParameters>(
    STATECHART_PARAMETER,
    NO_PARAMETERS,
  );
  const [session, setSession] = useState(EMPTY);
  const [drawings, setDrawings] = useState<Readonly<Record<string, Drawing>>>({});
  const [chosen, setChosen] = useState<string | null>(null);
  const emit = useChannel({
    [MESSAGES.status]: setSession,
    [MESSAGES.drawing]: (drawing: Drawing) =>
      setDrawings((drawn) => ({ ...drawn, [drawing.name]: drawing })),
    [STORY_CHANGED]: () => {
      setSession(EMPTY);
      setDrawings({});
    },
  });
  useEffect(() => emit(MESSAGES.statusRequested), [emit]);
  const selected = selectedMachine(session.machines, chosen, background);
  const machine = selected?.machine;
  const isDrawn = machine !== undefined && machine in drawings;
  useEffect(() => {
    if (machine !== undefined && !isDrawn) emit(MESSAGES.drawingRequested, machine);
  }, [machine, isDrawn, emit]);

  return (
    <div className="charted panel" data-scheme={base}>
      <style>{CHART_CSS + PANEL_CSS}</style>
      {selected === undefined ? (
        <p className="panel-empty">This story has no statechart.</p>
      ) : (
        <>
          <div className="panel-head">
            <Machines machines={session.machines} current={selected.key} onChoose={setChosen} />
            <p role="status">
              <b className="panel-state">{selected.state}</b>
              {selected.isDone && ' · done'}
              {selected.tags.length > 0 && ` · ${selected.tags.join(', ')}`}
            </p>
            <Time session={session} onTime={(command) => emit(MESSAGES.timeChanged, command)} />
          </div>
          <div className="panel-body">
            <Chart drawing={drawings[selected.machine]} active={selected.active} />
            <div className="panel-side">
              <Moves
                moves={selected.moves}
                onSend={(index) => emit(MESSAGES.moveSent, { key: selected.key, index })}
              />
              <Log entries={selected.log} />
              <Context facts={selected.context} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

interface MachinesProps {
  machines: readonly MachineStatus[];
  current: string;
  onChoose: (key: string) => void;
}

function Machines({ machines, current, onChoose }: MachinesProps) {
  if (machines.length < 2) return <b>{machines[0]?.machine}</b>;
  return (
    <select
      aria-label="Machine"
      value={current}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {machines.map(({ key, state }) => (
        <option key={key} value={key}>
          {key}: {state}
        </option>
      ))}
    </select>
  );
}

interface TimeProps {
  session: SessionStatus;
  onTime: (command: TimeCommand) => void;
}

function Time({ session, onTime }: TimeProps) {
  const { now, nextTimer, isRunning } = session;
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
        onClick={() => onTime(isRunning ? 'stop' : 'start')}
      >
        {isRunning ? 'Stop' : 'Start'}
      </button>
    </fieldset>
  );
}

interface ChartProps {
  drawing: Drawing | undefined;
  active: readonly string[];
}

function Chart({ drawing, active }: ChartProps) {
  const [zoom, setZoom] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const fit = () => {
    const { clientWidth = 0, clientHeight = 0 } = scroller.current ?? {};
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
        ref={scroller}
        className="panel-scroller"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box has to be reached by the keyboard
        tabIndex={0}
        aria-label="Drawing, scrolls"
      >
        {drawing === undefined ? (
          <p>Drawing …</p>
        ) : (
          <ChartDrawing drawing={drawing} active={active} zoom={zoom} follows />
        )}
      </section>
    </div>
  );
}

const KINDS: ReadonlyArray<{ kind: OfferedEvent['kind']; title: string }> = [
  { kind: 'event', title: 'The user or the browser' },
  { kind: 'done', title: 'A call answers' },
  { kind: 'error', title: 'A call fails' },
  { kind: 'delay', title: 'Time passes' },
];

function Moves({
  moves,
  onSend,
}: {
  moves: readonly OfferedEvent[];
  onSend: (index: number) => void;
}) {
  return (
    <section aria-labelledby="panel-moves">
      <h2 id="panel-moves">Events it accepts now</h2>
      {moves.length === 0 && <p>None.</p>}
      {KINDS.map(({ kind, title }) => {
        const ofKind = moves.filter((move) => move.kind === kind);
        return ofKind.length === 0 ? null : (
          <div key={kind}>
            <h3>{title}</h3>
            <div className="panel-moves">
              {ofKind.map(({ index, label, isAllowed }) => (
                <button
                  key={index}
                  type="button"
                  data-kind={kind}
                  disabled={!isAllowed}
                  title={isAllowed ? undefined : 'A guard refuses it in this state'}
                  onClick={() => onSend(index)}
                >
                  {label}
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
      <h2 id="panel-log">The latest transitions</h2>
      {entries.length === 0 && <p>None yet.</p>}
      <ol className="panel-log">
        {entries.map(({ at, label, from, to, actions }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal
          <li key={index}>
            <time>{seconds(at)}</time> {label}: {from === to ? `stays ${to}` : `${from} → ${to}`}
            {actions.length > 0 && <small> ({actions.join(', ')})</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Context({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <section aria-labelledby="panel-context">
      <h2 id="panel-context">Context</h2>
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
