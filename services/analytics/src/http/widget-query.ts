import { ApiError, type Caller, entityId, oneOf, wordList } from '@ideabox/http';
import { z } from 'zod';
import type { Context } from '../context.ts';
import {
  audiences,
  everyone,
  isRestricted,
  isStaff,
  mayAskForRestricted,
  readerOf,
  staff,
} from '../domain/audience.ts';
import { completePeriod, dayIn, periodTypes, siteTimezone } from '../domain/periods.ts';
import { isPublic, sees } from '../domain/visibility.ts';
import { findCategory } from '../store/facts/category-facts.ts';
import type { Asked } from '../store/figures/filter.ts';

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
  /** Of meaning where a widget tells one period after another. */
  period_type: oneOf(periodTypes).default('date'),
  timezone: z
    .string()
    .max(64)
    .refine(isTimezone)
    .default(siteTimezone)
    .meta({ description: `${staff.join(', ')} choose any; for all others it is ${siteTimezone} alone` }),
  category: entityId().optional(),
  roles: wordList().refine(areAudiences).default([]),
};

/** What documentation says of counts that are not public one by one. */
export const inFives = `in fives but for ${staff.join(', ')}`;

/** What every widget may refuse with. */
export const widgetRefusals = { refusals: [403], notFound: 'Category not found' } as const;

type Query = z.infer<z.ZodObject<typeof widgetQuery>>;

/** Who moves midnight by hours learns the hour of a single vote. */
const checkTimezone = (timezone: string, reader: string) => {
  if (timezone !== siteTimezone && !isStaff(reader)) throw ApiError.invalid({ timezone: ['not_allowed'] });
};

const checkAudience = (caller: Caller | null) => {
  if (!caller) throw new ApiError(401, 'Token not found', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (!mayAskForRestricted(caller.role)) throw ApiError.forbidden();
};

/** Whether figures of a category are for some alone. @throws ApiError 404 when they are not for the one who asks. */
const checkCategory = async ({ db }: Context, caller: Caller | null, id: number): Promise<boolean> => {
  const category = await findCategory(db, id);
  if (!category || category.deleted || !sees(category, caller?.role ?? 'visitor'))
    throw new ApiError(404, widgetRefusals.notFound);
  return !isPublic(category);
};

/**
 * What is asked for and by whom. `personal`: the answer is for some alone; `own`: so are figures that count what this
 * reader may read, as this reader is told them.
 */
export const readWidgetQuery = async (
  context: Context,
  caller: Caller | null,
  query: Query,
): Promise<Asked & { personal: boolean; own: boolean }> => {
  const restricted = isRestricted(query.roles);
  if (restricted) checkAudience(caller);
  const { timezone, roles, category } = query;
  const reader = readerOf(caller?.role);
  checkTimezone(timezone, reader);
  const given = { start: query.period_start, end: query.period_end };
  const period = completePeriod(given, dayIn(timezone, new Date()));
  if (period.end < period.start) throw ApiError.invalid({ period_end: ['invalid'] });
  const closed = category !== undefined && (await checkCategory(context, caller, category));
  const personal = restricted || closed;
  return {
    period,
    timezone,
    reader,
    filter: { category, roles: [...new Set(roles)] },
    personal,
    own: personal || reader !== everyone,
  };
};
