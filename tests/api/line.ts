import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Api, type ApiConfig, createApi } from '../../src/api/api.ts';
import { WireError } from '../../src/api/api-error.ts';

/** A request as the server received it. */
export interface Received {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

/** How the server answers one request. */
export type Answer = (response: ServerResponse, request: Received) => void;

/** A real server on a real socket, for as long as a test file runs. */
export interface Line {
  readonly origin: string;
  readonly received: Received[];
  answer: Answer;
  /** An API that talks to it. */
  api(config?: Partial<ApiConfig>): Api;
}

/** Opens the server before the tests of a file and closes it after them. */
export function openLine(): Line {
  let server: Server;
  const line = {
    origin: '',
    received: [] as Received[],
    answer: json(null),
    api: (config: Partial<ApiConfig> = {}) =>
      createApi({
        baseUrl: line.origin,
        contactBaseUrl: line.origin,
        token: 'secret-token',
        provider: 'phonepe',
        pageOrigin: 'https://kickstand.example.com',
        isOnline: () => true,
        ...config,
      }),
  };
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const received = {
        method: request.method ?? '',
        url: new URL(request.url ?? '', line.origin),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      line.received.push(received);
      line.answer(response, received);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    line.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    line.received.length = 0;
    line.answer = json(null);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return line;
}

/** Answers with JSON. */
export function json(body: unknown, status = 200): Answer {
  return text(JSON.stringify(body), status, 'application/json');
}

/** Answers with a text as it is. */
export function text(body: string, status = 200, type = 'text/plain'): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
}

/** Never answers. */
export const silence: Answer = () => {};

/** Breaks the connection before a word. */
export const reset: Answer = (response) => {
  response.destroy();
};

/** Sends the headers and half a body, then breaks the connection. */
export function breakOff(body: string, status = 200): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '9999' });
    response.write(body, () => response.destroy());
  };
}

/** Sends the headers and half a body, and then nothing any more. */
export function stall(body: string, status = 200): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.write(body);
  };
}

/** The failure that a call ends in; throws when it ends well. */
export async function failureOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (error instanceof WireError) return error.failure;
    throw error;
  }
  throw new Error('The call did not fail');
}
