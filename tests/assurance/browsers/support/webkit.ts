import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWebKit } from '../../../../tools/check/browsers.ts';
import { freePort } from '../../../fixtures/free-port.ts';
import { START_LIMIT, WAIT_LIMIT } from '../../../fixtures/time-limits.ts';
import { expect } from '../../../journeys/support/journey.ts';
import { goBack, isNewAndComplete, mark } from './page-script.ts';
import {
  COMMAND_LIMIT,
  type Engine,
  type Point,
  type RiderBrowser,
  type WindowSize,
} from './rider-browser.ts';

/** The time that a script may take in a page, in ms: the driver never answers for one whose page is left meanwhile. */
const SCRIPT_LIMIT = WAIT_LIMIT / 3;
/** The time that the driver may take to end its session before it is ended, in ms. */
const END_LIMIT = WAIT_LIMIT / 6;

/** The list of this machine's media plugins, which GStreamer writes itself and renews when they change. */
const mediaPlugins = join(import.meta.dirname, '../../../../.cache/media-plugins');

/** The capabilities that WebKitWebDriver is asked for. */
const capabilities = (binary: string) => ({
  alwaysMatch: {
    browserName: 'MiniBrowser',
    // a session that waits for loads hangs where Back leads to another origin
    pageLoadStrategy: 'none',
    // all but the site goes to a proxy that is not there
    proxy: {
      proxyType: 'manual',
      httpProxy: '127.0.0.1:9',
      sslProxy: '127.0.0.1:9',
      noProxy: ['localhost'],
    },
    timeouts: { implicit: 0, script: SCRIPT_LIMIT - 1_000 },
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  },
});

/** WebKitGTK, which starts a process of its own for each rider. */
export const webKitEngine: Engine = { open: startWebKit, close: async () => {} };

/** Starts WebKitGTK's own browser with nothing that another one left, by its WebDriver, on a screen of its own. */
async function startWebKit(size: WindowSize): Promise<RiderBrowser> {
  const programs = findWebKit();
  if (programs === undefined) throw new Error('WebKit is not on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'kickstand-webkit-'));
  const started: ChildProcess[] = [];
  const end = () => {
    process.off('exit', end);
    for (const child of started) killGroup(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  // a worker that is ended in the middle of a test leaves no browser behind
  process.once('exit', end);
  try {
    const screen = spawn(
      programs.xvfb,
      ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    started.push(screen);
    const display = await displayOf(screen);
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        TZ: 'Asia/Kolkata',
        XDG_CACHE_HOME: folder,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        // the list of media plugins, which each new cache folder would have it search for anew
        GST_REGISTRY: mediaPlugins,
        // in a container there is no GPU, and nobody who runs as root has a sandbox
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    });
    started.push(driver);
    const address = `http://127.0.0.1:${port}`;
    await until('driver', () => send<{ ready: boolean }>('GET', `${address}/status`));
    const { sessionId } = await send<{ sessionId: string }>(
      'POST',
      `${address}/session`,
      { capabilities: capabilities(programs.browser) },
      START_LIMIT,
    );
    const session = `${address}/session/${sessionId}`;
    await openWindow(session, size);
    return new WebKit(session, end);
  } catch (error) {
    end();
    throw error;
  }
}

class WebKit implements RiderBrowser {
  /** Its driver says nothing of the console. */
  readonly faults = async () => null;
  readonly #session: string;
  readonly #end: () => void;

  constructor(session: string, end: () => void) {
    this.#session = session;
    this.#end = end;
  }

  async open(address: string): Promise<void> {
    await this.#leaveBy('/url', { url: address });
  }

  async reload(): Promise<void> {
    await this.#leaveBy('/refresh', {});
  }

  async back(): Promise<void> {
    // the driver's own command waits for a load that never comes where the page is of another origin
    await this.run(goBack);
  }

  async run<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    const { result, fault } = await send<{ result: Awaited<Result>; fault?: string }>(
      'POST',
      `${this.#session}/execute/async`,
      {
        script: `const [given, done] = arguments;
Promise.resolve().then(() => (${script})(...given)).then((result) => done({ result: result ?? null }), (error) => done({ fault: String(error) }));`,
        args: [given],
      },
      SCRIPT_LIMIT,
    );
    if (fault !== undefined) throw new Error(fault);
    return result;
  }

  async press({ x, y }: Point): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
    await this.#send('/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, ...at },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  async close(): Promise<void> {
    // the driver may hang with its session: what it started is ended in any case
    await send('DELETE', this.#session, undefined, END_LIMIT).catch(() => {});
    this.#end();
  }

  /** Sends a command that loads a document, and waits until another one than now is complete. */
  async #leaveBy(path: string, body: object): Promise<void> {
    await this.run(mark);
    await this.#send(path, body);
    await until('page', async () => ((await this.run(isNewAndComplete)) ? true : undefined));
  }

  #send(path: string, body: object): Promise<unknown> {
    return send('POST', `${this.#session}${path}`, body);
  }
}

/** Opens a window whose inside has exactly the size that is asked for, and closes the first one, which its tool bar keeps wide. */
async function openWindow(session: string, { width, height }: WindowSize): Promise<void> {
  const first = await send<string>('GET', `${session}/window`);
  await send('POST', `${session}/execute/sync`, {
    script: 'window.open("about:blank", "_blank", arguments[0]);',
    args: [`popup,noopener,width=${width},height=${height}`],
  });
  const other = await until('a window of the right size', async () => {
    const handles = await send<string[]>('GET', `${session}/window/handles`);
    return handles.find((handle) => handle !== first);
  });
  await send('DELETE', `${session}/window`);
  await send('POST', `${session}/window`, { handle: other });
  const inside = await send<number[]>('POST', `${session}/execute/sync`, {
    script: 'return [innerWidth, innerHeight];',
    args: [],
  });
  if (inside.join() !== `${width},${height}`)
    throw new Error(`The window is ${inside.join(' × ')} px large, not ${width} × ${height}.`);
}

/** Sends a command to the driver. Throws with what it says went wrong, or when it does not answer in time. */
async function send<Answer>(
  method: string,
  address: string,
  body?: object,
  limit = COMMAND_LIMIT,
): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limit),
  }).catch((cause: Error) => {
    const command = address.replace(/^.*\/session(\/[\w-]+)?/, '');
    throw new Error(`${method} ${command || '/session'}: ${cause.message}`, { cause });
  });
  const { value } = (await answer.json()) as { value: Answer & { error: string; message: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Waits until an attempt brings something; one that throws has brought nothing yet. */
async function until<Found>(
  what: string,
  attempt: () => Promise<Found | undefined>,
): Promise<Found> {
  let attempted: Found | undefined;
  await expect(async () => {
    attempted = await attempt();
    expect(attempted, what).toBeDefined();
  }).toPass({ timeout: START_LIMIT, intervals: [50] });
  return attempted as Found;
}

/** The number of the screen that Xvfb has opened. */
function displayOf(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('Xvfb opened no screen.'));
    const limit = setTimeout(fail, START_LIMIT);
    screen.once('exit', fail);
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (number: Buffer) => {
      clearTimeout(limit);
      resolve(String(number).trim());
    });
  });
}

/** Ends a process and all that it started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}
