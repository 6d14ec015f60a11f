import type { Database } from '@ideabox/postgres';
import type { Settings } from '@ideabox/settings';
import { everyone } from '../domain/audience.ts';
import { spreadMetrics } from '../domain/concentration.ts';
import { hourMetrics } from '../domain/hours.ts';
import { dayIn, offeredPeriods, siteTimezone } from '../domain/periods.ts';
import { mostPlaces, mostWords, rankings } from '../domain/rankings.ts';
import type { Asked } from '../store/figures/filter.ts';
import { readScope } from '../store/figures/scope.ts';
import { readSeries } from '../store/figures/series.ts';
import { spreadMetricOf } from '../store/figures/spread.ts';
import { leaderMetrics } from '../store/rankings/leaders.ts';
import { readHiddenWords, withHidden } from '../terms/hidden-keywords.ts';
import { tagCloudMetric } from '../terms/text-terms.ts';
import type { Question } from './finders.ts';
import { hours, ideaRanks, keywords, leaderPoints, spread, words } from './questions.ts';

/** So long before a day begins its questions are found: what happens until then is in them when they are found anew. */
const aheadMs = 4 * 3_600_000;

/** Whose posts and votes a page shows unless another audience is chosen, which not everyone may. */
const members = ['general', 'visitor'];

const dawn = { period: { start: '2000-01-01', end: '2000-01-01' }, timezone: siteTimezone, reader: everyone };

/** The month of the first idea, from which on the whole is shown. */
const firstMonth = async (db: Database, today: string): Promise<string> => {
  const period = { ...dawn.period, end: today };
  const months = await readSeries(db, 'ideas', { ...dawn, period, filter: { roles: [] }, type: 'month' });
  return months.find(({ count }) => count > 0)?.period_start ?? today;
};

/** What takes long to find and is offered to everyone, now and on the day that is about to begin. */
export const offeredQuestions = async (
  { db, settings }: { db: Database; settings: Settings },
  now: Date,
): Promise<Question[]> => {
  const days = [now, new Date(now.getTime() + aheadMs)].map((moment) => dayIn(siteTimezone, moment));
  const first = await firstMonth(db, dayIn(siteTimezone, now));
  const hidden = await readHiddenWords(db);
  const allowed = settings.registry('allow_post_character') ?? '';
  const leaderScope = await readScope(db, leaderMetrics);
  const wordScope = await readScope(db, [tagCloudMetric.name]);
  const scopes = await Promise.all(
    spreadMetrics.map(async (of) => ({ of, scope: await readScope(db, [spreadMetricOf[of].name]) })),
  );
  const hourScopes = await Promise.all(
    hourMetrics.map(async (of) => ({ of, scope: await readScope(db, [of], { sums: 'rollups' }) })),
  );
  const categories = [undefined, ...leaderScope.open];

  const ofPeriod = ({ type, ...period }: ReturnType<typeof offeredPeriods>[number]): Question[] => {
    const asked = (filter: Partial<Asked['filter']> = {}): Asked => ({
      ...dawn,
      period,
      filter: { roles: [], ...filter },
    });
    return [
      ...rankings.map((by) => ideaRanks(asked({ roles: members }), by, type)),
      ...hourScopes.flatMap(({ of, scope }) => (of === 'page_views' ? hours(asked(), of, scope) : [])),
      keywords(asked(), withHidden(mostPlaces, hidden), allowed),
      ...scopes.map(({ of, scope }) => spread(asked(), of, { scope, named: false })),
      ...categories.flatMap((category) => [
        leaderPoints(asked({ category }), leaderScope),
        words(asked({ category, roles: members }), wordScope, withHidden(mostWords, hidden)),
        ...hourScopes.flatMap(({ of, scope }) =>
          of === 'page_views' ? [] : hours(asked({ category, roles: members }), of, scope),
        ),
        ...scopes.map(({ of, scope }) =>
          spread(asked({ category, roles: members }), of, { scope, named: of !== 'votes' }),
        ),
      ]),
    ];
  };
  return [...new Set(days)].flatMap((day) => offeredPeriods(day, first).flatMap(ofPeriod));
};
