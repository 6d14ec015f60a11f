import { type Answer, page, paging } from '@ideabox/http';
import { mostPlaces } from '../domain/rankings.ts';

/** The query of a ranking: 25 places at most. */
export const placesQuery = paging({ limit: mostPlaces, max: mostPlaces });

/** A page of a ranking. */
export const ranked = <Row>(
  rows: Row[],
  { limit, offset }: { limit: number; offset: number },
  options: { personal: boolean; countedAt?: Date | undefined },
): Answer => page(rows.slice(offset, offset + limit), { count: rows.length, limit, offset }, options);
