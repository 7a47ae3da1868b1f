import * as http from 'node:http';

/** Sends every request of this process through the proxy that `HTTPS_PROXY` and its like name; a sentence says so where this Node cannot. */
export function goThroughNamedProxy(): void {
  const names = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];
  if (!names.some((name) => process.env[name]) || process.env.NODE_USE_ENV_PROXY === '1') return;
  if ('setGlobalProxyFromEnv' in http) http.setGlobalProxyFromEnv();
  else console.warn(`Node ${process.versions.node} passes by the proxy: set NODE_USE_ENV_PROXY=1.`);
}
