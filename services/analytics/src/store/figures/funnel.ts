import type { Database } from '@ideabox/postgres';
import { isStaff } from '../../domain/audience.ts';
import { fewest } from '../../domain/disclosure.ts';
import { type FunnelKey, funnelKeys } from '../../domain/funnel.ts';
import type { Asked } from './filter.ts';
import { readTotal } from './series.ts';
import { countMembers, type Spread } from './spread.ts';

type Count = (db: Database, asked: Asked) => Promise<number>;

const inSeries =
  (metric: string): Count =>
  (db, asked) =>
    readTotal(db, metric, asked);

/** Members who did something, each once, however often; not of who did what, so all but staff are told the fives in it. */
const whoDid =
  (of: Spread): Count =>
  async (db, asked) => {
    const members = await countMembers(db, of, asked);
    return isStaff(asked.reader) ? members : members - (members % fewest);
  };

const counts: Record<FunnelKey, Count> = {
  visits: inSeries('sessions'),
  readers: inSeries('readers'),
  members: inSeries('members'),
  voters: whoDid('votes'),
  commenters: whoDid('comments'),
  authors: whoDid('ideas'),
};

/** How many visits or members are at each step of the way from a visit to a post; one after another, since each may be of many members. */
export const readFunnel = async (
  db: Database,
  asked: Asked,
): Promise<{ key: FunnelKey; count: number }[]> => {
  const steps: { key: FunnelKey; count: number }[] = [];
  for (const key of funnelKeys) steps.push({ key, count: await counts[key](db, asked) });
  return steps;
};
