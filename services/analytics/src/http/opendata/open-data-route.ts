import { RpcFailure } from '@ideabox/grpc';
import { ApiError, raw } from '@ideabox/http';
import type { Context } from '../../context.ts';
import { route } from '../route.ts';
import { csvOf } from './csv.ts';

export type Row = (string | number)[];

/** A download may take as long as its reader does; it ends when the reader goes. */
const longestMs = 24 * 60 * 60 * 1_000;

/** How the owners are asked for all they have. */
export const whole = { deadlineMs: longestMs };

async function* textOf(context: Context, columns: readonly string[], parts: AsyncIterable<Row[]>) {
  let header = csvOf([columns]);
  try {
    for await (const rows of parts) {
      // The header waits for its first rows, so that a source that is away is answered for, not torn off.
      if (header || rows.length > 0) yield header + csvOf(rows);
      header = '';
    }
    if (header) yield header;
  } catch (error) {
    if (!(error instanceof RpcFailure)) throw error;
    context.log.warn({ err: error }, 'a source of open data broke off');
    throw ApiError.unavailable();
  }
}

/** A table that everyone may download, row by row as its owner tells it. */
export const openDataRoute = (
  name: string,
  summary: string,
  columns: readonly string[],
  parts: (context: Context) => AsyncIterable<Row[]>,
) =>
  route({
    method: 'get',
    path: `/opendata/${name}.csv`,
    summary: `${summary}; columns: ${columns.join(', ')}`,
    access: 'anyone',
    produces: 'text/csv',
    handle: async (context) => {
      const text = context.downloads(() => textOf(context, columns, parts(context)));
      return raw('text/csv; charset=utf-8', text, {
        fileName: `${name}.csv`,
        cacheControl: 'public, max-age=60',
      });
    },
  });
