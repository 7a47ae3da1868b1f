import { isIP } from 'node:net';
import * as v from 'valibot';
import { isLoopback } from '../../machines/domain/text/url.ts';
import { organisationFacts } from '../../src/site/organisation-facts.ts';
import { languages, mainLanguage } from './languages.ts';

/** Returns the address in a text, where it is plain http(s) without user, query or fragment; else null. */
function plainUrl(text: string): URL | null {
  const url = URL.parse(text);
  const isPlain = url && `${url.username}${url.password}${url.search}${url.hash}` === '';
  return isPlain && /^https?:$/.test(url.protocol) ? url : null;
}

/** True where nobody on the way can read along: https, or http to this machine. */
const isSafe = (url: URL | null) =>
  url !== null && (url.protocol === 'https:' || isLoopback(url.hostname));

/** True for an origin to which riders may be sent with their money. */
function isPaymentOrigin(text: string): boolean {
  const url = plainUrl(text);
  return isSafe(url) && url?.pathname === '/' && !text.includes('*');
}

/** True for an address to which a page may send its reports: a path of its own origin, or a URL. */
const isReportUrl = (text: string) =>
  text.startsWith('/')
    ? /^\/[\w.~-]+(\/[\w.~-]+)*\/?$/.test(text)
    : isSafe(plainUrl(text)) && !text.includes('*');

const originsIn = (text: string) => text.split(/[\s,]+/).filter((origin) => origin !== '');

const checked = (isRight: (text: string) => boolean, sentence: string) =>
  v.pipe(v.string(), v.check(isRight, sentence));
const shaped = (shape: RegExp, sentence: string) => checked((text) => shape.test(text), sentence);
const baseUrl = (name: string) =>
  v.pipe(
    checked(
      (text) => plainUrl(text) !== null,
      `${name} must be an absolute http(s) URL without user, query or fragment, such as https://api.example.com`,
    ),
    v.transform((url) => url.replace(/\/+$/, '')),
  );

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

const Settings = v.object({
  SANDBOX_PLATFORM: v.optional(v.string()),
  VITE_API_BASE_URL: v.optional(baseUrl('VITE_API_BASE_URL')),
  VITE_CONTACT_API_BASE_URL: v.optional(baseUrl('VITE_CONTACT_API_BASE_URL')),
  VITE_API_TOKEN: v.optional(
    shaped(
      /^[\w.~+/-]+=*$/,
      'VITE_API_TOKEN must be a bearer token: letters, digits and . _ ~ + / - without spaces',
    ),
    'sandbox-token',
  ),
  VITE_PAYMENT_PROVIDER: v.optional(
    shaped(
      /^[a-z][a-z0-9]*$/,
      'VITE_PAYMENT_PROVIDER must be one lower-case word, such as phonepe',
    ),
    'phonepe',
  ),
  VITE_PAYMENT_ORIGINS: v.optional(
    v.pipe(
      checked(
        (text) => originsIn(text).length > 0 && originsIn(text).every(isPaymentOrigin),
        'VITE_PAYMENT_ORIGINS must be https origins (http on localhost only) without a path, separated by commas or spaces, such as https://pay.example.com',
      ),
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
    checked(
      isReportUrl,
      'VITE_REPORT_URL must be an https URL (http on localhost only) without user, query or fragment, such as https://reports.example.com/kickstand, or a path of the site, such as /reports',
    ),
  ),
  VITE_REPORT_RATE: v.optional(
    v.pipe(
      checked(
        (text) => /^(0|1|[01]?\.\d{1,6})$/.test(text) && Number(text) <= 1,
        'VITE_REPORT_RATE must be a share from 0 to 1, such as 0.1',
      ),
      v.transform(Number),
    ),
    '0.1',
  ),
  VITE_LANGUAGE: v.optional(
    v.picklist(
      languages.map(({ id }) => id),
      `VITE_LANGUAGE must be a language of the site: ${anyOf.format(languages.map(({ id }) => `'${id}'`))}`,
    ),
    mainLanguage.id,
  ),
  PORT: v.optional(
    v.pipe(
      checked(
        // the payment page listens on the next one
        (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_534,
        'PORT must be a whole number from 1 to 65534',
      ),
      v.transform(Number),
    ),
  ),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.transform((host) => host.replace(/^\[(.*)\]$/, '$1')),
      v.check(
        (host) => isIP(host) !== 0 || /^[a-z\d-]+(\.[a-z\d-]+)*$/i.test(host),
        'HOST must be a host name or an IP address without a port, such as 192.168.1.5',
      ),
    ),
  ),
});

/** The names of all settings, which the environment and `.env` files may hold. */
export const settingNames = Object.keys(Settings.entries);

const ConfigSchema = v.pipe(
  Settings,
  v.transform((settings) => ({
    /** Base of the API, without a trailing slash; undefined means the site's own origin. */
    apiBaseUrl: settings.VITE_API_BASE_URL,
    /** Base of the contact call; undefined means the site's own origin. */
    contactBaseUrl: settings.VITE_CONTACT_API_BASE_URL ?? settings.VITE_API_BASE_URL,
    /** The fixed bearer (rule: The bearer). */
    apiToken: settings.VITE_API_TOKEN,
    /** The payment provider's name in the `<provider>_status` field and in the guest-callback path. */
    paymentProvider: settings.VITE_PAYMENT_PROVIDER,
    /** The only origins that a payment page may have; any https origin where there are none. */
    paymentOrigins: settings.VITE_PAYMENT_ORIGINS ?? [],
    /** The address of the pictures of a rough sandbox on this machine; undefined for any other site. */
    roughPictures:
      settings.SANDBOX_PLATFORM === 'rough' && settings.VITE_API_BASE_URL === undefined
        ? `http://localhost:${(settings.PORT ?? 4173) + 1}`
        : undefined,
    /** The canonical origin for tags and the sitemap. */
    siteUrl: settings.VITE_SITE_URL,
    /**
     * The address to which pages send their reports, a URL or a path of the site; undefined for a build without
     * reports.
     */
    reportUrl: settings.VITE_REPORT_URL,
    /** The share of page loads that report their speed. */
    reportRate: settings.VITE_REPORT_RATE,
    /** The language of `npm run dev` and Storybook; a build has all of them. */
    language: settings.VITE_LANGUAGE,
    /** Port of the server, when set. */
    port: settings.PORT,
    /** The host that the server listens on and answers to besides loopback, when set. */
    host: settings.HOST,
  })),
);

/** The configuration of a build or a server, checked, with its defaults filled in. */
export type Config = v.InferOutput<typeof ConfigSchema>;

/** A setting that cannot be used; the message is one sentence that names it. */
export class ConfigError extends Error {}

/**
 * Reads the settings that docs/configuration.md lists; an empty one counts as absent. Throws ConfigError for the first
 * wrong one.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value));
  const result = v.safeParse(ConfigSchema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigError(`${issue.message} (it is '${String(issue.input)}').`);
}

/**
 * Returns the settings of a sandbox that stands in for the platform of this configuration, with its payment page on a
 * port.
 */
export const sandboxSettings = (
  { apiToken: token, paymentProvider: provider }: Config,
  payPort: number,
) => ({ token, provider, merchant: organisationFacts.brand, payPort });

/**
 * Returns the values that Vite writes into the bundle in place of `import.meta.env.VITE_*`: the checked ones, '' where there is
 * none.
 */
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
