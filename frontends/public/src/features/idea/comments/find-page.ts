export type Probe = (page: number) => Promise<{ serials: number[]; count: number }>;

/**
 * On which page a thread stands among all, newest first: its number says which way to look, so that a few pages of many are
 * asked for. Undefined where it is on none.
 */
export async function findPage(serial: number, perPage: number, probe: Probe): Promise<number | undefined> {
  let [low, high, page] = [1, 1, 1];
  let newest: number | undefined;
  while (low <= high) {
    const { serials, count } = await probe(page);
    const [first, last] = [serials[0], serials.at(-1)];
    if (serials.includes(serial)) return page;
    if (first === undefined || last === undefined) return undefined;
    if (newest === undefined) {
      newest = first;
      high = Math.ceil(count / perPage);
    }
    if (serial > first) high = page - 1;
    else if (serial < last) low = page + 1;
    else return undefined;
    const isFirstGuess = page === 1;
    const rank = ((newest - serial) / newest) * count;
    const guess = isFirstGuess ? Math.ceil(rank / perPage) : Math.floor((low + high) / 2);
    page = Math.min(Math.max(guess, low), high);
  }
  return undefined;
}
