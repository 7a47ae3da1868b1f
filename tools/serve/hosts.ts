import { manifestFile } from '../build/document.ts';
import { languages } from '../build/languages.ts';
import {
  asPattern,
  cacheControl,
  hashedFolder,
  picturePaths,
  securityHeaders,
} from '../build/policy.ts';
import { paymentResultPaths } from './payment-return.ts';
import { hidden, prerenderedFolder, routeExpression, type SiteFiles } from './site-files.ts';

/** The deployment for which a configuration is written. */
export interface Deployment {
  /** The policy of the build, as its `_headers` state it. */
  policy: string;
  files: SiteFiles;
  /** The folder of the build on the host. */
  root: string;
  /**
   * The origin of the site, whose name and protocol the server uses; undefined for a server on port 8080 behind
   * another that has them.
   */
  origin?: URL | undefined;
  /** The paths of the site's own origin that the platform answers; a folder ends in a slash. */
  platformPaths: readonly string[];
  /** The address at which the platform listens; undefined where this is left to the operator. */
  platform?: string | undefined;
  /** True for a Strict-Transport-Security header. */
  isStrict: boolean;
}

/** The port of a server without a name of its own, as in the container. */
export const innerPort = 8080;

/** The deployment of the samples in `docs/hosting/`. */
export const sampleDeployment = {
  root: '/srv/kickstand/dist',
  origin: new URL('https://www.example.com'),
  platform: 'http://127.0.0.1:3000',
  isStrict: false,
};

/** Strict-Transport-Security for a year, in which browsers use https alone for this name. */
const STRICT = 'max-age=31536000';

const isSecure = ({ origin }: Pick<Deployment, 'origin'>) => origin?.protocol === 'https:';

/**
 * Returns the first lines of a configuration: the program that wrote it, the settings, and the steps that are left to
 * the operator.
 */
function noteOf({ origin, platform, platformPaths, isStrict }: Deployment): string[] {
  const isOpen = platform === undefined && platformPaths.length > 0;
  return [
    `# For operators: written by \`npm run hosts\` for ${origin?.origin ?? 'a server behind another one that has the name and HTTPS'}.`,
    '# Run it again after a change of settings, and after an upgrade: it holds the policy and the addresses of the build.',
    ...(isOpen
      ? [
          `# This build asks its own origin for ${platformPaths.join(' and ')}: with --platform http://127.0.0.1:3000 these are passed on to it.`,
        ]
      : []),
    ...(isSecure({ origin }) && !isStrict
      ? [
          '# No Strict-Transport-Security: browsers would refuse this name without HTTPS for a year, and nothing on a server takes that back.',
          '# Turn it on with --hsts once HTTPS and the renewal of its certificate have worked for some weeks.',
        ]
      : []),
  ];
}

/** Returns the headers of every answer of a deployment. */
const headersOf = (deployment: Deployment) => ({
  ...securityHeaders(deployment.policy),
  ...(deployment.isStrict && isSecure(deployment) && { 'Strict-Transport-Security': STRICT }),
});

/**
 * Returns the rules for paths, of which the first match counts: the file of each page, then the shells, which come
 * after the pages of a folder.
 */
const answers = ({ pages, open }: SiteFiles) =>
  [...Object.entries(pages), ...Object.entries(open)].map(([pattern, file]) => ({
    path: routeExpression(pattern),
    file: `/${file}`,
    folder: prerenderedFolder(pattern),
  }));

/** The web manifests, whose type servers do not recognise. */
const manifests = languages.map((language) => `/${manifestFile(language)}`);

/** Returns the folders whose unknown paths have a page of their own, as expressions, each with its file. */
const missingBelow = ({ missing }: Pick<SiteFiles, 'missing'>) =>
  Object.entries(missing)
    .filter(([folder]) => folder !== '/')
    .map(([folder, file]) => ({ folder, path: `^${folder.slice(0, -1)}(/|$)`, file: `/${file}` }));

/** Returns the expression of a path, with its last segment as the first group. */
const withCapturedSegment = (path: RegExp) => plain(path).replace('[^/]+', '([^/]+)');

/**
 * The query parameter that names the payment when a provider sends a rider back by POST: neither host reads the form.
 */
const returned = {
  id: String.raw`[\w.~-]{1,128}`,
  // a provider that appends a query of its own to an address with one begins it with another ?
  appended: '(?:(?:[?&#]|%3[Ff]|%2[36])[^|]*)?',
  words: ['code', 'status'],
  word: String.raw`[\w-]{1,64}`,
};

// JavaScript writes a slash in an expression as \/, which the servers do not need
const plain = (expression: RegExp) => expression.source.replaceAll('\\/', '/');

/** The most pages of items that get a rule: Cloudflare takes 2,000 rules without a placeholder. */
const ITEM_RULES = 1_800;

/**
 * Returns a path in lower case as people also write it: with a first capital in each segment, and in capitals. An
 * open segment stays as it is.
 */
function otherCases(path: string): string[] {
  const spelled = (change: (segment: string) => string) =>
    path
      .split('/')
      .map((segment) => (segment.startsWith(':') ? segment : change(segment)))
      .join('/');
  return [
    spelled((segment) => segment.charAt(0).toUpperCase() + segment.slice(1)),
    spelled((segment) => segment.toUpperCase()),
  ];
}

/**
 * Returns the `_redirects` of static hosts in the syntax that Netlify and Cloudflare Pages share: paths with an id
 * are answered by a shell, paths in the usual other letter cases by their page. Unknown paths are answered with
 * `404.html` and status 404: by Cloudflare itself, by Netlify through a rule for each language. Cloudflare reads the
 * rules before the files and redirects `.html` to the name without it; so pages that an open pattern would match come
 * first, and no target has an extension. Pages of items above Cloudflare's limit are answered by their shell.
 */
export function redirectsFile({ pages, spellings, open, missing, items = {} }: SiteFiles): string {
  const address = (file: string) => `/${file.replace('.html', '')}`;
  const shells = Object.entries(open).map(([pattern, file]) => ({
    source: pattern.replace('*?', '*').replace('?', ''),
    target: address(file),
  }));
  const isTaken = (path: string) => shells.some(({ source }) => hostExpression(source).test(path));
  const named = Object.entries(pages).filter(([path]) => path !== '/');
  const rewrites = [
    ...named
      .filter(([path]) => isTaken(path))
      .flatMap(([path]) => [path, `${path}/`].map((source) => [source, path])),
    ...Object.keys(items)
      .slice(0, ITEM_RULES)
      .map((path) => [path, path]),
    ...Object.entries(spellings).map(([path, file]) => [path, address(file)]),
    ...named.flatMap(([path]) => otherCases(path).map((spelling) => [spelling, path])),
    ...shells.flatMap(({ source, target }) =>
      [source, ...otherCases(source)].map((spelling) => [spelling, target]),
    ),
  ];
  // Netlify reads these; Cloudflare leaves them out, and looks for the nearest 404.html by itself
  const unknown = missingBelow({ missing }).map(
    ({ folder, file }) => `${folder}* ${file.replace('.html', '')} 404`,
  );
  return [...rewrites.map(([source, target]) => `${source} ${target} 200`), ...unknown, ''].join(
    '\n',
  );
}

/**
 * Returns the expression of a source of `_redirects`, where letter case counts: a placeholder is one segment, a splat
 * is the rest.
 */
function hostExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
}

/** Joins lines, each indented by so many spaces. */
const lines = (indent: number, all: readonly string[]) =>
  all.map((line) => ' '.repeat(indent) + line).join('\n');

/** Returns the head of an nginx server up to its first header: the name, the ports and the certificate. */
function nginxHead({ origin, root }: Deployment): string {
  const site = `  root "${root}";
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  gzip_static on; # with ngx_brotli also: brotli_static on;
  gzip_vary on;
  error_page 404 /404.html;`;
  if (origin === undefined) return `server {\n  listen ${innerPort};\n${site}`;
  const name = origin.hostname;
  const port = (usual: number) => origin.port || String(usual);
  const listen = (on: string, options = '') =>
    `  listen ${on}${options};\n  listen [::]:${on}${options};`;
  if (!isSecure({ origin }))
    return `server {\n${listen(port(80))}\n  server_name ${name};\n${site}`;
  return `server {
${listen('80')}
  server_name ${name};
  server_tokens off;
  location ^~ /.well-known/acme-challenge/ { root /var/www/html; } # where certbot --webroot answers
  location / { return 301 ${origin.origin}$request_uri; }
}

server {
${listen(port(443), ' ssl http2')}
  server_name ${name};
  ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:kickstand:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;
${site}`;
}

/** Returns a configuration for the `http` block of nginx that answers as `npm run preview` does. */
export function nginxConfig(deployment: Deployment): string {
  const { files, platform, platformPaths } = deployment;
  const wayOn = (file: string) => {
    const path = paymentResultPaths.find((each) => file === `${each}.html`);
    const query = ['id', ...returned.words].map((name) => `$kickstand_${name}`).join('');
    return path === undefined
      ? ''
      : `if ($request_method = POST) { return 303 ${path}?${query}; } `;
  };
  const locations = answers(files).map(({ path, file, folder }) =>
    folder === undefined
      ? `location ~* "${plain(path)}" { ${wayOn(file)}try_files ${file} =404; }`
      : `location ~* "${withCapturedSegment(path)}" { try_files ${folder}$1.html ${file} =404; }`,
  );
  const missing = missingBelow(files);
  const proxiedPaths = platform === undefined ? [] : platformPaths;
  return `${noteOf(deployment).join('\n')}

map $uri $kickstand_cache {
  default "${cacheControl.rest}";
  "~^${hashedFolder}" "${cacheControl.hashed}";
${lines(2, [
  ...picturePaths.map((path) => `"~^${path.replaceAll('.', '\\.')}" "${cacheControl.pictures}";`),
  // the platform says so itself
  ...proxiedPaths.map(
    (path) => `"~^${path.replaceAll('.', '\\.')}${path.endsWith('/') ? '' : '$'}" "";`,
  ),
])}
}

map "$arg_merchanttransactionid|$arg_transactionid" $kickstand_id { # of a rider who comes back by POST
  default "";
  "~^(?<kickstand_own>${returned.id})${returned.appended}\\|" "merchantTransactionId=$kickstand_own";
  "~\\|(?<kickstand_others>${returned.id})${returned.appended}$" "merchantTransactionId=$kickstand_others";
}
${lines(
  0,
  returned.words.map(
    (name) =>
      `map $arg_${name} $kickstand_${name} { default ""; "~^(?<kickstand_said_${name}>${returned.word})$" "&${name}=$kickstand_said_${name}"; }`,
  ),
)}

${nginxHead(deployment)}

  # all here and none in a location: one there would take these away
${lines(
  2,
  Object.entries(headersOf(deployment)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  ),
)}
  add_header Cache-Control $kickstand_cache always;

${lines(2, [
  ...proxiedPaths.flatMap((path) => [
    `location ${path.endsWith('/') ? '^~' : '='} ${path} {`,
    `  proxy_pass ${platform};`,
    ...(platform?.startsWith('https:') ? ['  proxy_ssl_server_name on;'] : []),
    '  proxy_set_header Host $host;',
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
    '}',
  ]),
  'location = /404.html { internal; }',
  ...missing.map(({ file }) => `location = ${file} { internal; }`),
  ...manifests.map((path) => `location = ${path} { default_type application/manifest+json; }`),
  ...locations,
  ...missing.map(
    ({ path, file }) => `location ~* "${path}" { error_page 404 ${file}; return 404; }`,
  ),
])}
  location ~ "${plain(hidden)}" { return 404; }
  location ~ "\\.avif$" { types { image/avif avif; } try_files $uri =404; }
  location / { try_files $uri =404; }
}
`;
}

/** Returns a Caddyfile that answers as `npm run preview` does. */
export function caddyFile(deployment: Deployment): string {
  const { files, origin, platform, platformPaths, root } = deployment;
  const proxiedPaths = platform === undefined ? [] : platformPaths;
  const pages = answers(files).flatMap(({ path, file, folder }, index) => [
    folder === undefined
      ? `@page${index} path_regexp "(?i)${plain(path)}"`
      : `@page${index} path_regexp page${index} "(?i)${withCapturedSegment(path)}"`,
    `handle @page${index} {`,
    folder === undefined
      ? `  rewrite * ${file}`
      : `  try_files ${folder}{re.page${index}.1}.html ${file}`,
    '  import kickstand_files',
    '}',
  ]);
  const wordMaps = returned.words.flatMap((name) => [
    `map {query.${name}} {returned_${name}} {`,
    `  ~^(${returned.word})$ &${name}=\${1}`,
    '  default ""',
    '}',
  ]);
  const query = ['id', ...returned.words].map((name) => `{returned_${name}}`).join('');
  const returns = paymentResultPaths.flatMap((path, index) => [
    `@returned${index} {`,
    '  method POST',
    `  path_regexp "(?i)^${path}/?$"`,
    '}',
    `redir @returned${index} ${path}?${query} 303`,
  ]);
  const missing = missingBelow(files);
  const certificate = isSecure(deployment)
    ? ['# Caddy fetches the certificate of this name, renews it, and sends on from http by itself.']
    : [];
  return `${[...noteOf(deployment), ...certificate].join('\n')}

(kickstand_headers) {
  header {
${lines(
  4,
  Object.entries(headersOf(deployment)).map(([name, value]) => `${name} "${value}"`),
)}
    -Server
  }
}

(kickstand_files) {
  file_server {
    precompressed br gzip
  }
}

${origin?.origin ?? `:${innerPort}`} {
  root * "${root}"
  import kickstand_headers

  @hashed path ${asPattern(hashedFolder)}
  @pictures path ${picturePaths.map(asPattern).join(' ')}
  @rest not path ${[hashedFolder, ...picturePaths, ...proxiedPaths].map(asPattern).join(' ')}
  header @hashed Cache-Control "${cacheControl.hashed}"
  header @pictures Cache-Control "${cacheControl.pictures}"
  header @rest Cache-Control "${cacheControl.rest}"
${lines(
  2,
  manifests.map((path) => `header ${path} Content-Type application/manifest+json`),
)}

  route {
${lines(
  4,
  proxiedPaths.flatMap((path) => [
    `handle ${asPattern(path)} {`,
    `  reverse_proxy ${platform}`,
    '}',
  ]),
)}
    # of a rider who comes back by POST: the id of the payment, and its state
    map {query.merchantTransactionId}|{query.transactionId} {returned_id} {
      ~^(${returned.id})${returned.appended}\\| merchantTransactionId=\${1}
      ~\\|(${returned.id})${returned.appended}$ merchantTransactionId=\${1}
      default ""
    }
${lines(4, [...wordMaps, ...returns, ...pages])}
    @hidden path_regexp "${plain(hidden)}"
    error @hidden 404
    @absent not file # a name that the file system refuses, too
    error @absent 404
    import kickstand_files
  }

  handle_errors {
    import kickstand_headers
    header Cache-Control "${cacheControl.rest}"
${lines(4, [
  ...missing.map(({ path }, index) => `@missing${index} path_regexp "(?i)${path}"`),
  ...missing.map(({ file }, index) => `rewrite @missing${index} ${file}`),
])}
    @missing not path ${missing.map(({ file }) => file).join(' ')}
    rewrite @missing /404.html
    import kickstand_files
  }
}
`;
}
