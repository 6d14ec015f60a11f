import { type Answer, page, paging } from '@ideabox/http';
import type { Context } from '../context.ts';

const places = 25;

/** The query of a ranking: 25 places at most. */
export const placesQuery = paging({ limit: places, max: places });

/** A page of a ranking, remembered by its name and what is asked for. */
export const ranked = async <Row>(
  { remember }: Context,
  key: readonly [name: string, ...asked: unknown[]],
  read: (limit: number) => Promise<Row[]>,
  { limit, offset }: { limit: number; offset: number },
  personal: boolean,
): Promise<Answer> => {
  const rows = await remember(JSON.stringify(key), () => read(places));
  return page(rows.slice(offset, offset + limit), { count: rows.length, limit, offset }, { personal });
};
