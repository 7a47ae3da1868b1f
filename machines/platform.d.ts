// The parts of the platform that the rules use, and that browsers and Node both have. `machines/tsconfig.json` knows no others.

/** A parsed address. */
interface URL {
  readonly hash: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly password: string;
  readonly pathname: string;
  readonly protocol: string;
  readonly search: string;
  readonly username: string;
}

declare const URL: new (url: string, base?: string) => URL;

/** A query's names and values. */
interface URLSearchParams extends Iterable<[name: string, value: string]> {
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
}

declare const URLSearchParams: new (query?: string) => URLSearchParams;

declare const TextEncoder: new () => { encode(text: string): Uint8Array };
