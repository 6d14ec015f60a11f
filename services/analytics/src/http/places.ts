import { type Answer, page, paging } from '@ideabox/http';

const places = 25;

/** The query of a ranking: 25 places at most. */
export const placesQuery = paging({ limit: places, max: places });

/** A page of a ranking. */
export const ranked = async <Row>(
  read: (limit: number) => Promise<Row[]>,
  { limit, offset }: { limit: number; offset: number },
  personal: boolean,
): Promise<Answer> => {
  const rows = await read(places);
  return page(rows.slice(offset, offset + limit), { count: rows.length, limit, offset }, { personal });
};
