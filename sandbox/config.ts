import type { Platform } from './rough.ts';

/** The choices of a deployment of the sandbox. */
export interface SandboxConfig {
  /** The style in which answers are written. */
  platform: Platform;
  /** The bearer that reads and guest-book must carry. */
  token: string;
  /** Names the `<provider>_status` field and the guest-callback path. */
  provider: string;
  /** The merchant's name on the payment page. */
  merchant: string;
  /** The origin of the payment page; null means the request's own host at `payPort`. */
  payOrigin: string | null;
  payPort: number;
  /** Origins of sites besides loopback and the sandbox's own host. */
  siteOrigins: readonly string[];
  /** Signs the provider's callbacks. */
  callbackSecret: string;
}

/** The values that the site's own defaults expect. */
export const defaultConfig: SandboxConfig = {
  platform: 'tidy',
  token: 'sandbox-token',
  provider: 'phonepe',
  merchant: 'Kickstand',
  payOrigin: null,
  payPort: 4174,
  siteOrigins: [],
  callbackSecret: 'sandbox-salt',
};

const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/** True when a site at `url` may call the sandbox and be returned to after payment. */
export function isKnownSite(url: URL, requestUrl: URL, config: SandboxConfig): boolean {
  if (!WEB_PROTOCOLS.has(url.protocol)) return false;
  if (url.username !== '' || url.password !== '') return false;
  return (
    isLoopback(url.hostname) ||
    url.hostname === requestUrl.hostname ||
    config.siteOrigins.includes(url.origin)
  );
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** The origin of the payment page for a request that came to `requestUrl`. */
export function payOriginFor(requestUrl: URL, config: SandboxConfig): string {
  return config.payOrigin ?? `${requestUrl.protocol}//${requestUrl.hostname}:${config.payPort}`;
}
