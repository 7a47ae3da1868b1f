import type { CDPSession } from 'playwright-core';
import type { Keeping, Kind, Sent } from './results.ts';

const kindsOfTypes: Readonly<Record<string, Kind>> = {
  Document: 'page',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
  Media: 'film',
  Fetch: 'data',
  XHR: 'data',
};

interface Request {
  readonly url: string;
  /** Seconds on the browser's clock. */
  readonly at: number;
  kind: Kind;
  keeping: Keeping;
  bytes: number;
  isLocal: boolean;
  isDone: boolean;
}

/** What an answer's `Cache-Control` lets a cache do with it. */
export function keepingOf(cacheControl: string): Keeping {
  if (/\bno-store\b/.test(cacheControl)) return 'never kept';
  return /\bmax-age=[1-9]/.test(cacheControl) ? 'kept' : 'asked again';
}

/** The requests of a page, as the browser counts their bytes. */
export class Traffic {
  readonly #requests = new Map<string, Request>();
  /** Documents that asked for something, and those of them that were left. */
  readonly #documents = new Set<string>();
  #left: ReadonlySet<string> = new Set();

  /** Follows the requests of a session whose network is enabled. */
  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', (sent) => {
      const { requestId, loaderId, request, timestamp, type = '' } = sent;
      // the icon of a page that was left: it may come late, and never ends
      if (!request.url.startsWith('http') || this.#left.has(loaderId)) return;
      this.#documents.add(loaderId);
      this.#requests.set(requestId, {
        url: request.url,
        at: timestamp,
        kind: kindsOfTypes[type] ?? 'other',
        ...{ keeping: 'asked again', bytes: 0, isLocal: false, isDone: false },
      });
    });
    const change = (id: string, act: (request: Request) => void) => {
      const request = this.#requests.get(id);
      if (request !== undefined) act(request);
    };
    session.on('Network.requestServedFromCache', ({ requestId }) =>
      change(requestId, (request) => {
        request.isLocal = true;
      }),
    );
    session.on('Network.responseReceived', ({ requestId, response }) =>
      change(requestId, (request) => {
        const header = Object.entries(response.headers).find(([name]) =>
          /^cache-control$/i.test(name),
        );
        request.keeping = keepingOf(header?.[1] ?? '');
        request.isLocal ||= response.fromDiskCache === true;
        request.bytes = response.encodedDataLength;
      }),
    );
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
      change(requestId, (request) => {
        request.bytes += encodedDataLength;
      }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      change(requestId, (request) => {
        request.bytes = encodedDataLength;
        request.isDone = true;
      }),
    );
    session.on('Network.loadingFailed', ({ requestId }) =>
      change(requestId, (request) => {
        request.isDone = true;
      }),
    );
  }

  /** Forgets the requests so far, before their page is left. */
  forget(): void {
    this.#left = new Set(this.#documents);
    this.#requests.clear();
  }

  /** Whether nothing is on its way. A film that plays is never done. */
  get isQuiet(): boolean {
    return [...this.#requests.values()].every(({ kind, isDone }) => isDone || kind === 'film');
  }

  /** What came over the line; what the browser had already is left out. The first request began the navigation. */
  sent(): Sent[] {
    const requests = [...this.#requests.values()];
    const began = requests[0]?.at ?? 0;
    return requests
      .filter(({ isLocal }) => !isLocal)
      .map(({ url, kind, keeping, bytes, at }) => ({
        path: new URL(url).pathname,
        ...{ kind, keeping, bytes },
        askedAt: (at - began) * 1_000,
      }));
  }
}
