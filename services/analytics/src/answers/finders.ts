import { type Database, sql } from '@ideabox/postgres';
import type { HourMetric } from '../domain/hours.ts';
import type { Asked } from '../store/figures/filter.ts';
import { readHours } from '../store/figures/hours.ts';
import type { Scope } from '../store/figures/key-sums.ts';
import { readSpread } from '../store/figures/spread.ts';
import { withRoom } from '../store/figures/with-room.ts';
import { rankIdeas } from '../store/rankings/idea-ranking.ts';
import { readKeywordRanking } from '../store/rankings/keyword-ranking.ts';
import { rankLeaders } from '../store/rankings/leaders.ts';
import { readRankedKeys } from '../store/rankings/ranked-keys.ts';
import { tagCloudMetric } from '../terms/text-terms.ts';

/** What takes long to find where there is much to count, by what it is. A question holds all that its answer depends on but for the facts. */
const finders = {
  idea_ranks: rankIdeas,
  leader_points: (db: Database, { scope, ...asked }: Asked & { scope: Scope }) =>
    rankLeaders(db, asked, scope),
  spread: readSpread,
  hours: (db: Database, { of, closed, ...asked }: Asked & { of: HourMetric; closed: readonly number[] }) =>
    readHours(db, of, asked, closed),
  words: (db: Database, { scope, limit, ...asked }: Asked & { scope: Scope; limit: number }) =>
    withRoom(db, (tx) => readRankedKeys(tx, tagCloudMetric, asked, { scope, limit })),
  keywords: (db: Database, { limit, allowed, ...asked }: Asked & { limit: number; allowed: string }) =>
    readKeywordRanking(db, asked, { limit, allowed }),
};

type Finders = typeof finders;
export type Figure = keyof Finders;
export type QuestionOf<Of extends Figure> = { figure: Of } & Parameters<Finders[Of]>[1];
export type Question = { [Of in Figure]: QuestionOf<Of> }[Figure];
export type Found<Of extends Figure> = Awaited<ReturnType<Finders[Of]>>;

/** An answer, since when it stands by the database's clock, and how long it took to find. */
export type Dated<Value> = { value: Value; at: Date; tookMs: number };

/** Finds an answer in the facts. */
export const find = async <Of extends Figure>(
  db: Database,
  { figure, ...asked }: QuestionOf<Of>,
): Promise<Dated<Found<Of>>> => {
  const clock = await db.one<{ at: Date }>(sql`SELECT clock_timestamp() AS at`);
  if (!clock) throw new Error('the database has a clock');
  const began = performance.now();
  const value = (await finders[figure](db, asked as never)) as Found<Of>;
  return { value, at: clock.at, tookMs: performance.now() - began };
};
