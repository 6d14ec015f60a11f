import { everyone, isStaff } from '../domain/audience.ts';
import type { HourMetric } from '../domain/hours.ts';
import type { PeriodType } from '../domain/periods.ts';
import type { Ranking } from '../domain/rankings.ts';
import type { Asked } from '../store/figures/filter.ts';
import type { Scope } from '../store/figures/key-sums.ts';
import type { Spread } from '../store/figures/spread.ts';
import type { QuestionOf } from './finders.ts';

// Each is written in one way, whoever asks: those with the same answer are one question.

const plain = ({ period: { start, end }, timezone, filter: { category, roles } }: Asked): Asked => ({
  period: { start, end },
  timezone,
  filter: { category, roles: [...new Set(roles)].sort() },
  reader: everyone,
});

/** Who is told what all but staff are. */
const toldAs = ({ reader }: Asked): string => (isStaff(reader) ? reader : everyone);

/** Of one category the others do not matter. */
const within = ({ filter }: Asked, { open, closed }: Scope): Scope =>
  filter.category === undefined ? { open, closed } : { open: [], closed: [] };

/** The first ideas of all categories; what they grew by depends on what their period is cut into, nothing else does. */
export const ideaRanks = (asked: Asked, by: Ranking, type: PeriodType): QuestionOf<'idea_ranks'> => {
  const all = plain({ ...asked, filter: { roles: asked.filter.roles } });
  return { figure: 'idea_ranks', ...all, reader: toldAs(asked), by, type: by === 'growth' ? type : 'date' };
};

export const leaderPoints = (asked: Asked, scope: Scope): QuestionOf<'leader_points'> => ({
  figure: 'leader_points',
  ...plain(asked),
  scope: within(asked, scope),
});

export const spread = (
  asked: Asked,
  of: Spread,
  { scope, named }: { scope: Scope; named: boolean },
): QuestionOf<'spread'> => ({
  figure: 'spread',
  ...plain(asked),
  of,
  named,
  scope: within(asked, scope),
});

export const hours = (asked: Asked, of: HourMetric, scope: Scope): QuestionOf<'hours'> => ({
  figure: 'hours',
  ...plain(asked),
  reader: toldAs(asked),
  of,
  closed: within(asked, scope).closed,
});

export const words = (asked: Asked, scope: Scope, limit: number): QuestionOf<'words'> => ({
  figure: 'words',
  ...plain(asked),
  scope: within(asked, scope),
  limit,
});

export const keywords = (asked: Asked, limit: number, allowed: string): QuestionOf<'keywords'> => ({
  figure: 'keywords',
  ...plain(asked),
  limit,
  allowed,
});
