type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The same address in another language: `/ideas` → `/en/ideas`, `/en/ideas` → `/fr/ideas`. */
export function pathInLocale({ pathname, search, hash }: Address, basename: string, locale: string): string {
  const path = pathname.slice(basename.length) || '/';
  return `/${locale}${path}${search}${hash}`;
}
