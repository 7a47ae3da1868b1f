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

/** Returns the lines of a block in braces, its content indented by two spaces. */
const block = (head: string, content: readonly string[], comment = '') => [
  `${head} {${comment && ` # ${comment}`}`,
  ...content.map((line) => line && `  ${line}`),
  '}',
];

/** Returns the text of a configuration, with an empty line between its blocks. */
const joined = (blocks: readonly (readonly string[])[]) =>
  `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;

/** Returns the paths that the host passes on to the platform; none where it is left to the operator. */
const proxiedPathsOf = ({ platform, platformPaths }: Deployment) =>
  platform === undefined ? [] : platformPaths;

/** nginx: the `Cache-Control` of each path; '' for those of the platform, which says so itself. */
function nginxCache(deployment: Deployment): string[] {
  const escaped = (path: string) => path.replaceAll('.', '\\.');
  return block('map $uri $kickstand_cache', [
    `default "${cacheControl.rest}";`,
    `"~^${hashedFolder}" "${cacheControl.hashed}";`,
    ...picturePaths.map((path) => `"~^${escaped(path)}" "${cacheControl.pictures}";`),
    ...proxiedPathsOf(deployment).map(
      (path) => `"~^${escaped(path)}${path.endsWith('/') ? '' : '$'}" "";`,
    ),
  ]);
}

/** nginx: the query of a rider who comes back by POST, one variable a parameter. */
function nginxReturned(): string[] {
  const { id, appended, words, word } = returned;
  return [
    ...block(
      'map "$arg_merchanttransactionid|$arg_transactionid" $kickstand_id',
      [
        'default "";',
        `"~^(?<kickstand_own>${id})${appended}\\|" "merchantTransactionId=$kickstand_own";`,
        `"~\\|(?<kickstand_others>${id})${appended}$" "merchantTransactionId=$kickstand_others";`,
      ],
      'of a rider who comes back by POST',
    ),
    ...words.map(
      (name) =>
        `map $arg_${name} $kickstand_${name} { default ""; "~^(?<kickstand_said_${name}>${word})$" "&${name}=$kickstand_said_${name}"; }`,
    ),
  ];
}

/** nginx: the lines by which a server listens on a port. */
const nginxListen = (port: string, options = '') => [
  `listen ${port}${options};`,
  `listen [::]:${port}${options};`,
];

/** nginx: the server that sends a rider on from http to https. */
const nginxRedirect = ({ origin, hostname }: URL) =>
  block('server', [
    ...nginxListen('80'),
    `server_name ${hostname};`,
    'server_tokens off;',
    'location ^~ /.well-known/acme-challenge/ { root /var/www/html; } # where certbot --webroot answers',
    `location / { return 301 ${origin}$request_uri; }`,
  ]);

/** nginx: the port, the name and the certificate of the server of the site. */
function nginxName({ origin }: Deployment): string[] {
  if (origin === undefined) return [`listen ${innerPort};`];
  const { hostname, port } = origin;
  const named = `server_name ${hostname};`;
  if (!isSecure({ origin })) return [...nginxListen(port || '80'), named];
  return [
    ...nginxListen(port || '443', ' ssl http2'),
    named,
    `ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:kickstand:10m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
  ];
}

/** nginx: the folder of the build, and how its files are sent. */
const nginxFiles = ({ root }: Deployment) => [
  `root "${root}";`,
  'charset utf-8;',
  'server_tokens off;',
  'absolute_redirect off;',
  'gzip_static on; # with ngx_brotli also: brotli_static on;',
  'gzip_vary on;',
  'error_page 404 /404.html;',
];

/** nginx: the headers of every answer. */
const nginxHeaders = (deployment: Deployment) => [
  '# all here and none in a location: one there would take these away',
  ...Object.entries(headersOf(deployment)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  ),
  'add_header Cache-Control $kickstand_cache always;',
];

/** nginx: the paths that are passed on to the platform. */
function nginxPlatform(deployment: Deployment): string[] {
  const { platform } = deployment;
  return proxiedPathsOf(deployment).flatMap((path) =>
    block(`location ${path.endsWith('/') ? '^~' : '='} ${path}`, [
      `proxy_pass ${platform};`,
      ...(platform?.startsWith('https:') ? ['proxy_ssl_server_name on;'] : []),
      'proxy_set_header Host $host;',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
    ]),
  );
}

/** nginx: the page of each path; that of a payment sends a POST on as a GET. */
function nginxPages({ files }: Deployment): string[] {
  const query = ['id', ...returned.words].map((name) => `$kickstand_${name}`).join('');
  const wayOn = (file: string) => {
    const path = paymentResultPaths.find((each) => file === `${each}.html`);
    return path === undefined
      ? ''
      : `if ($request_method = POST) { return 303 ${path}?${query}; } `;
  };
  return answers(files).map(({ path, file, folder }) =>
    folder === undefined
      ? `location ~* "${plain(path)}" { ${wayOn(file)}try_files ${file} =404; }`
      : `location ~* "${withCapturedSegment(path)}" { try_files ${folder}$1.html ${file} =404; }`,
  );
}

/** nginx: the answers to all paths, of which the first match counts. */
function nginxLocations(deployment: Deployment): string[] {
  const missing = missingBelow(deployment.files);
  return [
    ...nginxPlatform(deployment),
    'location = /404.html { internal; }',
    ...missing.map(({ file }) => `location = ${file} { internal; }`),
    ...manifests.map((path) => `location = ${path} { default_type application/manifest+json; }`),
    ...nginxPages(deployment),
    ...missing.map(
      ({ path, file }) => `location ~* "${path}" { error_page 404 ${file}; return 404; }`,
    ),
    `location ~ "${plain(hidden)}" { return 404; }`,
    'location ~ "\\.avif$" { types { image/avif avif; } try_files $uri =404; }',
    'location / { try_files $uri =404; }',
  ];
}

/** Returns a configuration for the `http` block of nginx that answers as `npm run preview` does. */
export function nginxConfig(deployment: Deployment): string {
  const { origin } = deployment;
  return joined([
    noteOf(deployment),
    nginxCache(deployment),
    nginxReturned(),
    ...(origin !== undefined && isSecure(deployment) ? [nginxRedirect(origin)] : []),
    block('server', [
      ...nginxName(deployment),
      ...nginxFiles(deployment),
      '',
      ...nginxHeaders(deployment),
      '',
      ...nginxLocations(deployment),
    ]),
  ]);
}

/** Caddy: the headers of every answer, as a snippet. */
const caddyHeaders = (deployment: Deployment) =>
  block(
    '(kickstand_headers)',
    block('header', [
      ...Object.entries(headersOf(deployment)).map(([name, value]) => `${name} "${value}"`),
      '-Server',
    ]),
  );

/** Caddy: the sending of a file, as a snippet. */
const caddyFiles = block('(kickstand_files)', block('file_server', ['precompressed br gzip']));

/** Caddy: the `Cache-Control` of each path but those of the platform, and the types that it does not recognise. */
const caddyCache = (deployment: Deployment) => [
  `@hashed path ${asPattern(hashedFolder)}`,
  `@pictures path ${picturePaths.map(asPattern).join(' ')}`,
  `@rest not path ${[hashedFolder, ...picturePaths, ...proxiedPathsOf(deployment)].map(asPattern).join(' ')}`,
  `header @hashed Cache-Control "${cacheControl.hashed}"`,
  `header @pictures Cache-Control "${cacheControl.pictures}"`,
  `header @rest Cache-Control "${cacheControl.rest}"`,
  ...manifests.map((path) => `header ${path} Content-Type application/manifest+json`),
];

/** Caddy: the paths that are passed on to the platform. */
const caddyPlatform = (deployment: Deployment) =>
  proxiedPathsOf(deployment).flatMap((path) =>
    block(`handle ${asPattern(path)}`, [`reverse_proxy ${deployment.platform}`]),
  );

/** Caddy: the query of a rider who comes back by POST, and the way to the page of the payment with it. */
function caddyReturned(): string[] {
  const { id, appended, words, word } = returned;
  const query = ['id', ...words].map((name) => `{returned_${name}}`).join('');
  return [
    '# of a rider who comes back by POST: the id of the payment, and its state',
    ...block('map {query.merchantTransactionId}|{query.transactionId} {returned_id}', [
      `~^(${id})${appended}\\| merchantTransactionId=\${1}`,
      `~\\|(${id})${appended}$ merchantTransactionId=\${1}`,
      'default ""',
    ]),
    ...words.flatMap((name) =>
      block(`map {query.${name}} {returned_${name}}`, [
        `~^(${word})$ &${name}=\${1}`,
        'default ""',
      ]),
    ),
    ...paymentResultPaths.flatMap((path, index) => [
      ...block(`@returned${index}`, ['method POST', `path_regexp "(?i)^${path}/?$"`]),
      `redir @returned${index} ${path}?${query} 303`,
    ]),
  ];
}

/** Caddy: the page of each path. */
const caddyPages = ({ files }: Deployment) =>
  answers(files).flatMap(({ path, file, folder }, index) => [
    folder === undefined
      ? `@page${index} path_regexp "(?i)${plain(path)}"`
      : `@page${index} path_regexp page${index} "(?i)${withCapturedSegment(path)}"`,
    ...block(`handle @page${index}`, [
      folder === undefined
        ? `rewrite * ${file}`
        : `try_files ${folder}{re.page${index}.1}.html ${file}`,
      'import kickstand_files',
    ]),
  ]);

/** Caddy: the page of an error, in the language of the path. */
function caddyErrors({ files }: Deployment): string[] {
  const missing = missingBelow(files);
  return block('handle_errors', [
    'import kickstand_headers',
    `header Cache-Control "${cacheControl.rest}"`,
    ...missing.map(({ path }, index) => `@missing${index} path_regexp "(?i)${path}"`),
    ...missing.map(({ file }, index) => `rewrite @missing${index} ${file}`),
    `@missing not path ${missing.map(({ file }) => file).join(' ')}`,
    'rewrite @missing /404.html',
    'import kickstand_files',
  ]);
}

/** Returns a Caddyfile that answers as `npm run preview` does. */
export function caddyFile(deployment: Deployment): string {
  const { origin, root } = deployment;
  const certificate = isSecure(deployment)
    ? ['# Caddy fetches the certificate of this name, renews it, and sends on from http by itself.']
    : [];
  return joined([
    [...noteOf(deployment), ...certificate],
    caddyHeaders(deployment),
    caddyFiles,
    block(origin?.origin ?? `:${innerPort}`, [
      `root * "${root}"`,
      'import kickstand_headers',
      '',
      ...caddyCache(deployment),
      '',
      ...block('route', [
        ...caddyPlatform(deployment),
        ...caddyReturned(),
        ...caddyPages(deployment),
        `@hidden path_regexp "${plain(hidden)}"`,
        'error @hidden 404',
        '@absent not file # a name that the file system refuses, too',
        'error @absent 404',
        'import kickstand_files',
      ]),
      '',
      ...caddyErrors(deployment),
    ]),
  ]);
}
