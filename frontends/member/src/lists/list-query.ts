const mostPages = 100_000;

/** The page that an address asks for; anything it cannot mean is the first. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= mostPages ? page : 1;
}

/** The same address at another page. */
export function withPage(params: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(params);
  if (page > 1) changed.set('page', String(page));
  else changed.delete('page');
  return `?${changed}`;
}
