/** Stands for the site's own address, whatever that is. */
const site = 'https://site.invalid';

/**
 * An address that begins with a slash, as a browser reads it: path, query and hash on this site; null where it leads to
 * another. Browsers pass over tabs and line ends, and take a backslash for a slash: `/<tab>/` is two slashes to them.
 */
export function pathOnSite(address: string | null | undefined): string | null {
  if (!address?.startsWith('/')) return null;
  const url = URL.parse(address, site);
  if (url?.origin !== site || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
