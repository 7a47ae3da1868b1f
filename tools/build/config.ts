import { isIP } from 'node:net';
import * as v from 'valibot';
import { type Language, languages, mainLanguage } from './languages.ts';

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

const isPlainHttpUrl = (text: string) => {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.search}${url.hash}` === ''
  );
};

const baseUrl = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      isPlainHttpUrl,
      `${name} must be an absolute http(s) URL without user, query or fragment, such as https://api.example.com`,
    ),
    v.transform(withoutSlash),
  );

const isLoopback = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.[\d.]+$/.test(hostname);

/** An origin that riders may be sent to with their money: https, or the sandbox's on this machine. */
const isPaymentOrigin = (text: string) => {
  if (!isPlainHttpUrl(text) || text.includes('*')) return false;
  const url = new URL(text);
  return url.pathname === '/' && (url.protocol === 'https:' || isLoopback(url));
};

/** Where a page may send its reports: a path of its own origin, or https; plain http to this machine alone. */
const isReportUrl = (text: string) => {
  if (text.startsWith('/')) return /^\/[\w.~-]+(\/[\w.~-]+)*\/?$/.test(text);
  if (!isPlainHttpUrl(text) || text.includes('*')) return false;
  const url = new URL(text);
  return url.protocol === 'https:' || isLoopback(url);
};

const originsIn = (text: string) => text.split(/[\s,]+/).filter((origin) => origin !== '');

const Settings = v.object({
  VITE_API_BASE_URL: v.optional(baseUrl('VITE_API_BASE_URL')),
  VITE_CONTACT_API_BASE_URL: v.optional(baseUrl('VITE_CONTACT_API_BASE_URL')),
  VITE_API_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w.~+/-]+=*$/,
        'VITE_API_TOKEN must be a bearer token: letters, digits and . _ ~ + / - without spaces',
      ),
    ),
    'sandbox-token',
  ),
  VITE_PAYMENT_PROVIDER: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z][a-z0-9]*$/,
        'VITE_PAYMENT_PROVIDER must be one lower-case word, such as phonepe',
      ),
    ),
    'phonepe',
  ),
  VITE_PAYMENT_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => {
        const origins = originsIn(text);
        return origins.length > 0 && origins.every(isPaymentOrigin);
      }, 'VITE_PAYMENT_ORIGINS must be https origins (http on localhost only) without a path, separated by commas or spaces, such as https://pay.example.com'),
      v.transform((text) => [...new Set(originsIn(text).map((origin) => new URL(origin).origin))]),
    ),
  ),
  VITE_SITE_URL: v.optional(
    v.pipe(
      baseUrl('VITE_SITE_URL'),
      v.check(
        (url) => new URL(url).pathname === '/',
        'VITE_SITE_URL must be an origin without a path, such as https://www.example.com',
      ),
    ),
  ),
  VITE_REPORT_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        isReportUrl,
        'VITE_REPORT_URL must be an https URL (http on localhost only) without user, query or fragment, such as https://reports.example.com/kickstand, or a path of the site, such as /reports',
      ),
    ),
  ),
  VITE_REPORT_RATE: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^(0|1|[01]?\.\d{1,6})$/,
        'VITE_REPORT_RATE must be a share from 0 to 1, such as 0.1',
      ),
      v.transform(Number),
      v.maxValue(1, 'VITE_REPORT_RATE must be a share from 0 to 1, such as 0.1'),
    ),
    '0.1',
  ),
  VITE_LANGUAGE: v.optional(
    v.picklist(
      languages.map(({ id }) => id),
      "VITE_LANGUAGE must be a language of the site: 'en' or 'hi'",
    ),
    mainLanguage.id,
  ),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'PORT must be a whole number from 1 to 65534'),
      v.transform(Number),
      v.minValue(1, 'PORT must be a whole number from 1 to 65534'),
      // the payment page listens on the next one
      v.maxValue(65_534, 'PORT must be a whole number from 1 to 65534'),
    ),
  ),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((host) => host.replace(/^\[(.*)\]$/, '$1')),
      v.check(
        (host) => isIP(host) !== 0 || /^[a-z\d-]+(\.[a-z\d-]+)*$/i.test(host),
        'HOST must be a host name or an IP address without a port, such as 192.168.1.5',
      ),
    ),
  ),
});

/** The configuration of a build or a server, checked, with its defaults filled in. */
export interface Config {
  /** Base of the API, without a trailing slash; undefined means the site's own origin. */
  apiBaseUrl: string | undefined;
  /** Base of the contact call; undefined means the site's own origin. */
  contactBaseUrl: string | undefined;
  /** The fixed bearer (rule: The bearer). */
  apiToken: string;
  /** Names the `<provider>_status` field and the guest-callback path. */
  paymentProvider: string;
  /** The only origins of payment pages; any https one where there are none. */
  paymentOrigins: readonly string[];
  /** Where a rough sandbox on this machine keeps its pictures; undefined for any other site. */
  roughPictures?: string | undefined;
  /** Canonical origin for tags and the sitemap. */
  siteUrl: string | undefined;
  /** Where pages send their reports, a URL or a path of the site; undefined for a build without reports. */
  reportUrl: string | undefined;
  /** The share of page loads that tell how fast they were. */
  reportRate: number;
  /** The language that `npm run dev` and Storybook show; a build has all of them. */
  language: Language['id'];
  /** Port of the server, when set. */
  port: number | undefined;
  /** The host that the server listens on and answers to besides loopback, when set. */
  host: string | undefined;
}

/** A setting that cannot be used; the message is one sentence that names it. */
export class ConfigError extends Error {}

/** Reads the settings that docs/configuration.md lists; an empty one counts as absent. Throws ConfigError for the first wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = v.safeParse(Settings, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new ConfigError(`${issue.message} (it is '${String(issue.input)}').`);
  }
  const settings = result.output;
  return {
    apiBaseUrl: settings.VITE_API_BASE_URL,
    contactBaseUrl: settings.VITE_CONTACT_API_BASE_URL ?? settings.VITE_API_BASE_URL,
    apiToken: settings.VITE_API_TOKEN,
    paymentProvider: settings.VITE_PAYMENT_PROVIDER,
    paymentOrigins: settings.VITE_PAYMENT_ORIGINS ?? [],
    roughPictures:
      env.SANDBOX_PLATFORM === 'rough' && settings.VITE_API_BASE_URL === undefined
        ? `http://localhost:${(settings.PORT ?? 4173) + 1}`
        : undefined,
    siteUrl: settings.VITE_SITE_URL,
    reportUrl: settings.VITE_REPORT_URL,
    reportRate: settings.VITE_REPORT_RATE,
    language: settings.VITE_LANGUAGE,
    port: settings.PORT,
    host: settings.HOST,
  };
}

/** The values that Vite writes into the bundle in place of `import.meta.env.VITE_*`: the checked ones, '' where there is none. */
export function bundledConfig(config: Config): Record<string, string> {
  const values = {
    VITE_API_BASE_URL: config.apiBaseUrl ?? '',
    VITE_CONTACT_API_BASE_URL: config.contactBaseUrl ?? '',
    VITE_API_TOKEN: config.apiToken,
    VITE_PAYMENT_PROVIDER: config.paymentProvider,
    VITE_PAYMENT_ORIGINS: config.paymentOrigins.join(' '),
    VITE_SITE_URL: config.siteUrl ?? '',
    VITE_REPORT_URL: config.reportUrl ?? '',
    // no setting of a part that is not there makes another build
    VITE_REPORT_RATE: config.reportUrl === undefined ? '' : String(config.reportRate),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}
