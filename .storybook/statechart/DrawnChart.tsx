import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { ChartDrawing } from './ChartDrawing.tsx';
import { chartOf } from './chart.ts';
import { CHART_CSS } from './chart-css.ts';
import { type Drawing, drawingOf } from './layout.ts';

/** The chart of a machine of the site, laid out when it is rendered. */
export function DrawnChart({ machine }: { machine: AnyStateMachine }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isMounted = true;
    void drawingOf(chartOf(machine)).then((laidOut) => {
      if (isMounted) setDrawing(laidOut);
    });
    return () => {
      isMounted = false;
    };
  }, [machine]);
  return (
    <section
      className="charted drawn-chart"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box has to be reached by the keyboard
      tabIndex={0}
      aria-label="Drawing, scrolls"
    >
      <style>{CHART_CSS}</style>
      {drawing === null ? <p>Drawing …</p> : <ChartDrawing drawing={drawing} />}
    </section>
  );
}
