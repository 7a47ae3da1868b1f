import { isLoopback } from '#machines/domain/text/url.ts';
import * as paths from '../../src/paths.ts';
import { cacheControl, hashedFolder, securityHeaders } from '../build/policy.ts';
import { type Ask, isOk, type Reply } from './ask.ts';
import { type Check, defineCheck, examine, type Finding, type Rank } from './check.ts';
import {
  type Bases,
  type FrontPageFacts,
  isPage,
  isPublic,
  lackingSources,
  type PolicySource,
  policiesOf,
  type RequestPurpose,
  type SiteAnswers,
  type Visited,
  visitSite,
} from './site.ts';
import { clockSentence, isWrongClock, setting } from './words.ts';

const CSP = 'Content-Security-Policy';
/** The shortest time for which a browser should use HTTPS alone, in seconds. */
const HALF_A_YEAR = 15_552_000;
/** The time for which a browser may cache a file whose name changes with its content, in seconds. */
const A_YEAR = 31_536_000;

const frontCheck = defineCheck<FrontPageFacts>();
const check = defineCheck<SiteAnswers>();

const frontChecks: readonly Check<FrontPageFacts>[] = [
  frontCheck({
    id: 'site-not-ours',
    asks: (facts) => [facts],
    finds: ({ front }) => !isPage(front),
    says: ({ site, front }) => {
      const location = front.headers.get('location');
      const elsewhere = location === null ? '' : `, but it sends on to ${location}`;
      return `${site} ${front.outcome}: there is no page of this site${elsewhere}.`;
    },
    rank: 'breaks',
    setBy:
      `--site and ${setting('VITE_SITE_URL')}, its name in DNS, ` +
      'or the host (the folder that it serves)',
  }),
];

/** A fact of a site with the host that serves it. */
type OfHost = { readonly server: string };
const hostOf = ({ server }: OfHost) =>
  `${server}: dist/_headers, or what \`npm run hosts\` writes for it`;
const rulesOf = ({ server }: OfHost) =>
  `${server}: dist/_redirects, or what \`npm run hosts\` writes for it`;

type VisitedOfHost = Visited & OfHost;
const visitedOf = ({ visited, server }: SiteAnswers) =>
  visited.map((answer): VisitedOfHost => ({ ...answer, server }));
const byPath = ({ path }: Visited) => path;
const cacheOf = ({ headers }: Reply) => headers.get('cache-control') ?? '';
/** True for an answer that has the type of a file, such as 'text/css'. */
const hasType = ({ status, type }: Reply, ...types: readonly string[]) =>
  status === 200 && types.some((each) => type.includes(each));
const isMissing = ({ status }: Reply) => status === 404 || status === 0;

/** The right answer to an address, by its purpose, and the finding where the answer is another. */
interface AddressFacts {
  readonly id: string;
  readonly rank: Rank;
  readonly isRight: (answer: Reply) => boolean;
  readonly setBy: (of: OfHost) => string;
  /** The end of the sentence: the answer that should have come, and the effect. */
  readonly effect: string;
}

const ofFrontPage: AddressFacts = {
  id: 'file-missing',
  rank: 'breaks',
  isRight: (answer) => hasType(answer, 'javascript', 'text/css'),
  setBy: () => 'the host (a whole upload of dist/)',
  effect: ': the front page asks for it and does not come to life',
};

const ADDRESSES: Readonly<Record<RequestPurpose, AddressFacts>> = {
  page: {
    id: 'deep-link-lost',
    rank: 'breaks',
    isRight: isPage,
    setBy: rulesOf,
    effect: ': who opens a link to it, comes back from paying or reloads does not see the page',
  },
  script: ofFrontPage,
  style: ofFrontPage,
  nowhere: {
    id: 'unknown-found',
    rank: 'remark',
    isRight: isMissing,
    setBy: rulesOf,
    effect: ' in place of 404: search engines keep pages that are not there',
  },
  lostScript: {
    id: 'lost-script-found',
    rank: 'remark',
    isRight: isMissing,
    setBy: rulesOf,
    effect: ' in place of 404: after a deployment open pages run into it and cannot tell',
  },
  return: {
    id: 'return-by-post',
    rank: 'remark',
    isRight: ({ status }) => status === 303 || status === 0,
    setBy: () =>
      'the host (docs/hosting/README.md, Riders who come back by POST), ' +
      'or the provider: let it return by GET',
    effect: ': a rider whom the payment provider sends back by POST does not see the page',
  },
  robots: {
    id: 'robots-missing',
    rank: 'remark',
    isRight: (answer) => hasType(answer, 'text/plain'),
    setBy: hostOf,
    effect: ': search engines find no sitemap',
  },
  sitemap: {
    id: 'sitemap-missing',
    rank: 'remark',
    isRight: (answer) => hasType(answer, 'xml'),
    setBy: () => `${setting('VITE_SITE_URL')}, or the host`,
    effect: ': it is the sitemap that robots.txt names',
  },
};

const addressChecks = (Object.keys(ADDRESSES) as RequestPurpose[]).map((purpose) => {
  const { id, rank, isRight, setBy, effect } = ADDRESSES[purpose];
  return check<VisitedOfHost>({
    id,
    asks: (facts) => visitedOf(facts).filter((visited) => visited.purpose === purpose),
    finds: (answer) => !isRight(answer),
    by: byPath,
    says: ({ path, outcome }) => `${path} ${outcome}${effect}.`,
    rank,
    setBy,
  });
});

const isFile = ({ path, purpose, ...answer }: Visited) =>
  path.startsWith(hashedFolder) && isOk(answer) && ADDRESSES[purpose].isRight(answer);
const sentWords = (answer: Visited) => {
  const cache = cacheOf(answer);
  return `${answer.path} is sent ${cache ? `with Cache-Control: ${cache}` : 'without Cache-Control'}`;
};

/** The checks of how long browsers cache what they received. */
const cacheChecks: readonly Check<SiteAnswers>[] = [
  check({
    id: 'page-cached',
    asks: visitedOf,
    finds: (answer) => {
      const cache = cacheOf(answer);
      const isChecked = /no-cache|max-age=0\b/.test(cache);
      return isPage(answer) && (!isChecked || /no-store|immutable/.test(cache));
    },
    by: byPath,
    says: (answer) => {
      const effect = cacheOf(answer).includes('no-store')
        ? 'Going back loads the page anew and loses what was typed.'
        : 'Visitors keep an old page that asks for scripts which are gone.';
      return `${sentWords(answer)}; a build sends '${cacheControl.rest}'. ${effect}`;
    },
    rank: 'remark',
    setBy: hostOf,
  }),
  check({
    id: 'asset-not-cached',
    asks: visitedOf,
    finds: (answer) => {
      const cache = cacheOf(answer);
      const seconds = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
      return isFile(answer) && !(cache.includes('immutable') && seconds >= A_YEAR);
    },
    by: byPath,
    says: (answer) =>
      `${sentWords(answer)}; its name changes with what it holds, and a build sends ` +
      `'${cacheControl.hashed}'. Every visit asks for every script again.`,
    rank: 'remark',
    setBy: hostOf,
  }),
  check({
    id: 'asset-plain',
    asks: visitedOf,
    finds: (answer) => isFile(answer) && !answer.headers.has('content-encoding'),
    by: byPath,
    says: ({ path }) =>
      `${path} is sent uncompressed, three to four times as large as it could be.`,
    rank: 'remark',
    setBy: (of) => `${hostOf(of)}, with the .br and .gz files of dist/`,
  }),
  check({
    id: 'lost-script-cached',
    asks: visitedOf,
    finds: (answer) =>
      answer.path.startsWith(hashedFolder) &&
      answer.status === 404 &&
      /immutable|max-age=[1-9]/.test(cacheOf(answer)),
    by: byPath,
    says: (answer) =>
      `${sentWords(answer)}, and is a script that is gone: ` +
      'browsers remember that it is missing when it is back.',
    rank: 'remark',
    setBy: hostOf,
  }),
];

const strictOf = ({ front }: SiteAnswers) => front.headers.get('strict-transport-security') ?? '';
/** Returns the time for which browsers use HTTPS alone for a site, in seconds. */
const strictSeconds = (facts: SiteAnswers) =>
  Number(/max-age="?(\d+)/i.exec(strictOf(facts))?.[1] ?? 0);
/** True where the name without https leads to the site, or nowhere. */
const leadsOn = ({ status, headers }: Reply, site: string) =>
  status === 0 ||
  (status >= 301 && status <= 308 && URL.parse(headers.get('location') ?? '')?.origin === site);

/** The checks of the connection to a site: its name, its clock, its encryption. */
const wayChecks: readonly Check<SiteAnswers>[] = [
  check({
    id: 'site-insecure',
    asks: ({ site }) => [new URL(site)],
    finds: ({ protocol, hostname }) => protocol === 'http:' && !isLoopback(hostname),
    says: () =>
      'The site is served over http: browsers keep locks, copying and sharing from it, ' +
      'and what riders send can be read on the way.',
    rank: 'breaks',
    setBy: 'the host (a certificate)',
  }),
  check({
    id: 'http-not-led-on',
    asks: ({ byHttp, site, server }) => (byHttp === null ? [] : [{ ...byHttp, site, server }]),
    finds: ({ site, ...answer }) => !leadsOn(answer, site),
    says: ({ site, outcome }) =>
      `http://${new URL(site).host} ${outcome} in place of leading to ${site}: who types the name ` +
      'without https reads a page that others can read and change on the way.',
    rank: 'remark',
    setBy: (of) => `${hostOf(of)}: what \`npm run hosts\` writes sends on to https`,
  }),
  check({
    id: 'strict-transport-missing',
    asks: (facts) => [facts],
    finds: (facts) => isPublic(facts.site) && strictSeconds(facts) < HALF_A_YEAR,
    says: (facts) => {
      const strict = strictOf(facts);
      const fault = strict
        ? `with Strict-Transport-Security: ${strict}, which is less than half a year`
        : 'without Strict-Transport-Security';
      return (
        `Pages are sent ${fault}: ` +
        'the first request of a visit may go by http, where others can lead it elsewhere.'
      );
    },
    rank: 'remark',
    setBy: (of) =>
      `${hostOf(of)}: \`npm run hosts -- --hsts\` writes it, ` +
      'once HTTPS and the renewal of its certificate have worked for some weeks',
  }),
  check({
    id: 'site-clock',
    asks: ({ front }) => [front],
    finds: ({ minutesAhead }) => isWrongClock(minutesAhead),
    says: ({ minutesAhead }) => clockSentence('The site’s', minutesAhead),
    rank: 'remark',
    setBy: 'the clock of the host',
  }),
  check({
    id: 'canonical-elsewhere',
    asks: (facts) => [facts],
    finds: ({ site, front }) =>
      front.canonical !== '' && URL.parse(front.canonical)?.origin !== site,
    says: ({ site, front }) =>
      `The front page names ${front.canonical} as its address, ` +
      `so search engines and shared links lead there and not to ${site}.`,
    rank: 'remark',
    setBy: setting('VITE_SITE_URL'),
  }),
];

const sourceWords = (sources: readonly PolicySource[]) =>
  sources.map(({ source, directive }) => `${source} in ${directive}`).join(', ');
/** Returns the sources that the policy of a page lacks for the API and for what else this build needs. */
const lackingInPage = (facts: SiteAnswers) => {
  const { inPage, meta } = policiesOf(facts);
  return lackingSources(inPage, meta, facts.site);
};
const lackingInHeader = (facts: SiteAnswers) => {
  const { header, built } = policiesOf(facts);
  return lackingSources(header ?? built, built, facts.site);
};
const looseInHeader = (facts: SiteAnswers) => {
  const { header, built } = policiesOf(facts);
  return lackingSources(built, (header ?? '').replaceAll("'none'", ''), facts.site);
};
/** True for a source without which something of a page is blocked; the others guard it. */
const isNeeded = ({ directive, source }: PolicySource) =>
  /-src(-attr)?$/.test(directive) && source !== "'none'";

/** The checks of the headers and policies that guard a page. */
const guardChecks: readonly Check<SiteAnswers>[] = [
  check({
    id: 'header-wrong',
    asks: ({ front, server }) =>
      Object.entries(securityHeaders(''))
        .filter(([name]) => name !== CSP)
        .map(([name, value]) => ({ name, value, sent: front.headers.get(name), server })),
    finds: ({ value, sent }) => sent?.toLowerCase() !== value.toLowerCase(),
    by: ({ name }) => name,
    says: ({ name, value, sent }) =>
      `${paths.home} is sent ${sent === null ? `without ${name}` : `with ${name}: ${sent}`}; ` +
      `a build sends '${value}', which keeps other sites and scripts out of pages.`,
    rank: 'remark',
    setBy: hostOf,
  }),
  check({
    id: 'build-for-other-api',
    asks: (facts) => [facts],
    finds: (facts) => lackingInPage(facts).length > 0,
    says: (facts) =>
      `The pages' own policy lacks ${sourceWords(lackingInPage(facts))}: ` +
      'browsers block what needs it, such as calls and pictures of the API.',
    rank: 'breaks',
    setBy:
      `${setting('VITE_API_BASE_URL')}, VITE_CONTACT_API_BASE_URL, VITE_REPORT_URL, or --api; ` +
      'else the build: deploy it anew',
  }),
  check({
    id: 'policy-missing',
    asks: (facts) => [facts],
    finds: (facts) => policiesOf(facts).header === null,
    says: () =>
      `Pages are sent without the header ${CSP}: other sites may frame them, ` +
      'and files other than pages have no policy at all.',
    rank: 'remark',
    setBy: hostOf,
  }),
  check({
    id: 'policy-lacks',
    asks: (facts) => [facts],
    finds: (facts) => lackingInHeader(facts).length > 0,
    says: (facts) =>
      `The header ${CSP} lacks ${sourceWords(lackingInHeader(facts))}: ` +
      'browsers block what a page needs there, or nothing guards it as it was built to be.',
    rank: (facts) => (lackingInHeader(facts).some(isNeeded) ? 'breaks' : 'remark'),
    setBy: hostOf,
  }),
  check({
    id: 'policy-loose',
    asks: (facts) => [facts],
    finds: (facts) => looseInHeader(facts).length > 0,
    says: (facts) =>
      `The header ${CSP} allows ${sourceWords(looseInHeader(facts))}, which no build does.`,
    rank: 'remark',
    setBy: hostOf,
  }),
  check({
    id: 'script-rewritten',
    asks: ({ front }) => [front],
    finds: ({ text }) => /rocket-loader|type="[0-9a-f]+-(module|text\/javascript)"/.test(text),
    says: () =>
      'A proxy runs the scripts of the page itself (Rocket Loader): Trusted Types forbid it, ' +
      'and the page does not come to life.',
    rank: 'breaks',
    setBy: 'the proxy in front of the host: turn Rocket Loader off',
  }),
];

/** All checks of a deployed site, in the order in which an operator would mend the faults. */
const siteChecks: readonly Check<SiteAnswers>[] = [
  ...wayChecks,
  ...guardChecks,
  ...addressChecks,
  ...cacheChecks,
];

/**
 * Returns the faults of a deployed site, the worst first; for an address that serves another site, that one finding.
 */
export async function examineSite(site: string, bases: Bases, ask: Ask): Promise<Finding[]> {
  const { base, facts } = await visitSite(site, bases, ask);
  if (facts === undefined) return examine('site', frontChecks, base);
  return examine('site', siteChecks, facts);
}
