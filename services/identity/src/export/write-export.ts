import type { Batch } from './holders.ts';

/** A name that no section has yet: two holders may call theirs alike. */
const unused = (name: string, used: Set<string>): string => {
  let free = name;
  for (let count = 2; used.has(free); count += 1) free = `${name}_${count}`;
  used.add(free);
  return free;
};

/**
 * The JSON of an export, piece by piece: what is given whole, then every section that holders tell of as a list of its
 * rows. Nothing is held back, so that it can be of any length.
 */
export async function* writeExport(
  whole: Record<string, unknown>,
  sections: AsyncIterable<Batch>[],
): AsyncGenerator<string> {
  const used = new Set(Object.keys(whole));
  const begin = Object.entries(whole).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  yield `{"results":{${begin.join(',')}`;
  for (const batches of sections) {
    let open: string | undefined;
    let comma = '';
    for await (const { section, rows } of batches) {
      if (section !== open) {
        yield `${open === undefined ? '' : ']'},${JSON.stringify(unused(section, used))}:[`;
        open = section;
        comma = '';
      }
      if (rows.length === 0) continue;
      yield comma + rows.join(',');
      comma = ',';
    }
    if (open !== undefined) yield ']';
  }
  yield '}}';
}
