import type { Database } from '@ideabox/postgres';
import { isStaff } from '../domain/audience.ts';
import { fewest } from '../domain/disclosure.ts';
import { type FunnelKey, funnelKeys } from '../domain/funnel.ts';
import type { Asked } from '../store/figures/filter.ts';
import { readScope } from '../store/figures/scope.ts';
import { readTotal } from '../store/figures/series.ts';
import { type Spread, spreadMetricOf } from '../store/figures/spread.ts';
import type { Answers } from './answers.ts';
import { spread } from './questions.ts';

type Sources = { db: Database; answers: Answers };
/** How many, and since when that stands where it is not of this moment. */
type Count = { count: number; at?: Date | undefined };
type Read = (sources: Sources, asked: Asked) => Promise<Count>;

const inSeries =
  (metric: string): Read =>
  async ({ db }, asked) => ({ count: await readTotal(db, metric, asked) });

/** Members who did something, each once, however often; not of who did what, so all but staff are told the fives in it. */
const whoDid =
  (of: Spread): Read =>
  async ({ db, answers }, asked) => {
    const scope = await readScope(db, [spreadMetricOf[of].name], { reader: asked.reader });
    const { value, at } = await answers(spread(asked, of, { scope, named: false }));
    const count = value.reduce((sum, { members }) => sum + members, 0);
    return { count: isStaff(asked.reader) ? count : count - (count % fewest), at };
  };

const steps: Record<FunnelKey, Read> = {
  visits: inSeries('sessions'),
  readers: inSeries('readers'),
  members: inSeries('members'),
  voters: whoDid('votes'),
  commenters: whoDid('comments'),
  authors: whoDid('ideas'),
};

/**
 * How many visits or members are at each step of the way from a visit to a post, and since when the oldest of them stands; one after
 * another, since each may be of many members.
 */
export const readFunnel = async (
  sources: Sources,
  asked: Asked,
): Promise<{ steps: { key: FunnelKey; count: number }[]; at: Date | undefined }> => {
  const counted: ({ key: FunnelKey } & Count)[] = [];
  for (const key of funnelKeys) counted.push({ key, ...(await steps[key](sources, asked)) });
  const [oldest] = counted
    .flatMap(({ at }) => at ?? [])
    .sort((one, other) => one.getTime() - other.getTime());
  return { steps: counted.map(({ key, count }) => ({ key, count })), at: oldest };
};
