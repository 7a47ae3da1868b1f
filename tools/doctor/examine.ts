import { DEADLINES } from '../../src/api/api-config.ts';
import { Asker, type AskOptions, type Examined } from './ask.ts';
import type { Finding } from './finding.ts';
import { examinePlatform } from './platform.ts';
import { examineSite } from './site.ts';

/** The findings, and the number of requests that they come from. */
export interface Diagnosis {
  readonly api: string;
  readonly site: string;
  readonly requests: number;
  readonly findings: readonly Finding[];
}

/** Asks a platform and a deployed site by reads alone, and tells what would break. */
export async function examine(
  examined: Examined,
  options: Partial<AskOptions> = {},
): Promise<Diagnosis> {
  const asker = new Asker({
    fetch: globalThis.fetch,
    deadline: DEADLINES.read,
    now: Date.now,
    ...options,
  });
  const platform = await examinePlatform({ ...examined, asker });
  const pages = await examineSite({ ...examined, asker });
  const { api, site } = examined;
  return { api, site, requests: asker.requests, findings: [...platform, ...pages] };
}

/** Returns the findings as text for people. */
export function written({ api, site, requests, findings }: Diagnosis): string {
  const asked = `Asked the API at ${api} and the site at ${site}: ${requests} requests.`;
  if (findings.length === 0) return `${asked}\nNothing found that would break.`;
  const paragraphs = findings.map(
    ({ about, id, sentence, setBy }, index) =>
      `${index + 1}. ${about === 'api' ? 'API' : 'Site'}: ${sentence}\n   Set by: ${setBy} [${id}]`,
  );
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return [asked, '', ...paragraphs, '', `${count}.`].join('\n');
}
