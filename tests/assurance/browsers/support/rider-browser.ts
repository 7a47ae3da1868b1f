import { WAIT_LIMIT } from '../../../fixtures/time-limits.ts';

/** The longest time of one command to a browser, in ms: one that hangs must not hang the test. */
export const COMMAND_LIMIT = WAIT_LIMIT;

/** A point of the window, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The inside of a window, in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The commands of a rider's browser, whichever it is. One that is not answered within its limit throws. */
export interface RiderBrowser {
  /** Opens an address and waits until it is loaded. */
  open(address: string): Promise<void>;
  /** Loads the page anew. */
  reload(): Promise<void>;
  /** Goes back to the page before, of whatever origin; whoever calls waits for what is to be seen there. */
  back(): Promise<void>;
  /** Runs a function in the page that uses nothing but what it is given, and brings its result back as plain data. */
  run<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Presses a point with the mouse. */
  press(point: Point): Promise<void>;
  /** The errors of its console so far; null where the browser tells nobody. */
  faults(): Promise<readonly string[] | null>;
  /** Ends the browser and all that it started. */
  close(): Promise<void>;
}

/** An engine on this machine, which gives each rider a browser with nothing that another one left. */
export interface Engine {
  /** Opens a browser with one window of a size. */
  open(size: WindowSize): Promise<RiderBrowser>;
  /** Ends what its browsers share. */
  close(): Promise<void>;
}
