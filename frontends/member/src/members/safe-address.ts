import { shortened } from '@ideabox/intl/characters';

/** A web address that may be linked to, or null: what members type can also be script or nonsense. */
export function safeAddress(typed: string | null): URL | null {
  const url = typed ? URL.parse(typed) : null;
  return url && ['https:', 'http:'].includes(url.protocol) ? url : null;
}

/** As long as links in posts are shown. */
const longest = 60;

/** The address without what says nothing to a reader. */
export function shownAddress(url: URL): string {
  const address = `${url.host}${url.pathname === '/' ? '' : url.pathname}${url.search}`;
  return shortened(address, longest);
}
