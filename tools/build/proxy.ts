import * as http from 'node:http';

/**
 * The variables that name the proxy of each scheme, of which the first that is set counts; `ALL_PROXY` is for schemes
 * without one of their own.
 */
const variables = {
  http_proxy: ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'],
  https_proxy: ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'],
} as const;

type ProxySettings = Partial<Record<keyof typeof variables, string>>;

/**
 * Returns the proxies that an environment names, in Node's form; one without a scheme is an HTTP proxy, as for curl.
 */
function proxiesIn(env: NodeJS.ProcessEnv): ProxySettings {
  const named = Object.entries(variables).flatMap(([scheme, names]) => {
    const proxy = names.map((name) => env[name]).find(Boolean);
    return proxy ? [[scheme, proxy.includes('://') ? proxy : `http://${proxy}`]] : [];
  });
  return Object.fromEntries(named);
}

/**
 * Sends every request of this process through the proxy that `HTTPS_PROXY`, `HTTP_PROXY` or `ALL_PROXY` names, in
 * either letter case. Says so in a sentence where that cannot be done.
 */
export function goThroughNamedProxy(): void {
  const { env, versions } = process;
  const proxies = proxiesIn(env);
  if (Object.keys(proxies).length === 0) return;
  if (!('setGlobalProxyFromEnv' in http)) {
    if (env.NODE_USE_ENV_PROXY !== '1')
      console.warn(`Node ${versions.node} passes by the proxy: set NODE_USE_ENV_PROXY=1.`);
    return;
  }
  try {
    http.setGlobalProxyFromEnv({ ...env, ...proxies });
  } catch {
    const addresses = [...new Set(Object.values(proxies))].join(' or ');
    console.error(
      `No request can go through the proxy ${addresses}: HTTPS_PROXY, HTTP_PROXY and ALL_PROXY take addresses such as http://proxy.example.com:3128.`,
    );
    process.exit(1);
  }
}
