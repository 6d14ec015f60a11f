import type { RemoteDescriptor, RouteEntry } from '@ideabox/contract';
import type { Locale } from '@ideabox/intl';

/** A route, less what only the web server needs; `scripts` are the addresses of all that its page takes. */
export type RouteMapEntry = Pick<RouteEntry, 'path' | 'title' | 'layout' | 'page'> & { scripts: string[] };

export type RemoteMapEntry = Omit<RemoteDescriptor, 'routes' | 'words' | 'files'> & {
  routes: RouteMapEntry[];
};

/** What the web server writes into the document as JSON. */
export type PageConfig = {
  locale: Locale;
  /** Languages that may be chosen; one alone hides the selector and the prefixes. */
  locales: Locale[];
  /** `/en`, or empty where the address has no locale prefix. */
  basename: string;
  remotes: RemoteMapEntry[];
  oidc: { issuer: string; clientId: string };
  realtime: { key: string };
  /** Query keys with what they hold: what the shell and the first page would ask for, where the server got it in time. */
  data: [key: string[], value: unknown][];
};

export function readPageConfig(page: Document): PageConfig {
  const text = page.getElementById('page-config')?.textContent;
  if (!text) throw new Error('the document has no #page-config');
  return JSON.parse(text) as PageConfig;
}
