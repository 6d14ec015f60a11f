import type { IncomingHttpHeaders } from 'node:http';
import { rewritePolicy } from '../document/rewrite-policy.ts';

type Places = { upstream: string; publicUrl: string };

/** What a site says to its own address, said to the front's: redirects, cookies, and no word of https. */
export function answerHeaders(headers: IncomingHttpHeaders, { upstream, publicUrl }: Places): void {
  delete headers['strict-transport-security'];
  const { location } = headers;
  if (location === upstream || location?.startsWith(`${upstream}/`)) {
    headers.location = publicUrl + location.slice(upstream.length);
  }
  headers['set-cookie'] &&= headers['set-cookie'].map((cookie) =>
    cookie.replace(/;\s*(?:Domain=[^;]*|Secure)(?=;|$)/gi, ''),
  );
  for (const name of ['content-security-policy', 'content-security-policy-report-only'] as const) {
    const policy = headers[name];
    if (typeof policy === 'string') headers[name] = rewritePolicy(policy);
  }
}
