import { file } from '@ideabox/http';
import type { Context } from '../../context.ts';
import { route } from '../route.ts';
import { csvOf } from './csv.ts';

export type Row = (string | number)[];

/** How the owners are asked for all they have. */
export const whole = { deadlineMs: 15 * 60 * 1_000 };

async function* textOf(columns: readonly string[], parts: AsyncIterable<Row[]>) {
  yield csvOf([columns]);
  for await (const rows of parts) yield csvOf(rows);
}

/** A table that everyone may download. */
export const openDataRoute = (
  name: string,
  summary: string,
  columns: readonly string[],
  parts: (context: Context) => AsyncIterable<Row[]>,
) =>
  route({
    method: 'get',
    path: `/opendata/${name}.csv`,
    summary: `${summary}; columns: ${columns.join(', ')}; at most 10 minutes old`,
    access: 'anyone',
    produces: 'text/csv',
    download: true,
    handle: async (context) => {
      const edition = await context.editions.current(name, () => textOf(columns, parts(context)));
      const { hash: etag, madeAt: modifiedAt, paths } = edition;
      return file(
        'text/csv; charset=utf-8',
        { paths, etag, modifiedAt, done: edition.hold() },
        // Nobody on the way may keep it for longer, or change its bytes: they are what a part continues.
        { fileName: `${name}.csv`, cacheControl: 'public, max-age=0, must-revalidate, no-transform' },
      );
    },
  });
