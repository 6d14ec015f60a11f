import { ApiError, type Caller, entityId, wordList } from '@ideabox/http';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { audiences, isRestricted, mayAskForRestricted } from '../domain/audience.ts';
import { completePeriod, dayIn, type Period } from '../domain/periods.ts';
import { isPublic, sees } from '../domain/visibility.ts';
import { findCategory } from '../store/category-facts.ts';
import type { Filter } from '../store/filter.ts';

const isTimezone = (name: string): boolean => {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};

const date = () => z.iso.date().refine((day) => day >= '1970-01-01' && day <= '2199-12-31');
const areAudiences = (words: string[]) => words.every((word) => audiences.some((role) => role === word));

/** What every widget takes. */
export const widgetQuery = {
  period_start: date().optional(),
  period_end: date().optional(),
  timezone: z.string().max(64).refine(isTimezone).default('Asia/Tokyo'),
  category: entityId().optional(),
  roles: wordList().refine(areAudiences).default([]),
};

type Asked = z.infer<z.ZodObject<typeof widgetQuery>>;

const checkAudience = (caller: Caller | null) => {
  if (!caller) throw new ApiError(401, 'Token not found', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (!mayAskForRestricted(caller.role)) throw ApiError.forbidden();
};

/**
 * What is asked for, and whether the answer depends on who asks. A category that is not for the one who asks counts
 * nothing, as one that does not exist.
 */
export const readWidgetQuery = async (
  { db }: Context,
  caller: Caller | null,
  query: Asked,
): Promise<{ period: Period; timezone: string; filter: Filter; personal: boolean }> => {
  const restricted = isRestricted(query.roles);
  if (restricted) checkAudience(caller);
  const { timezone, roles, category: id } = query;
  const given = { start: query.period_start, end: query.period_end };
  const period = completePeriod(given, dayIn(timezone, new Date()));
  if (period.end < period.start) throw ApiError.invalid({ period_end: ['invalid'] });
  const category = id === undefined ? undefined : await findCategory(db, id);
  const closed = category !== undefined && !isPublic(category);
  const hidden = category !== undefined && !sees(category, caller?.role ?? 'visitor');
  const filter: Filter = { category: hidden ? 'none' : id, roles };
  return { period, timezone, filter, personal: restricted || closed };
};
