import type { ImportUsageRequest__Output as Request } from '@ideabox/protos/analytics/v1/ImportUsageRequest';
import type { Context } from '../context.ts';
import { rejectUsage } from '../domain/imported-usage.ts';
import { firstCountedDay, importUsage as store } from '../store/usage/import-usage.ts';

export const importUsage =
  ({ db }: Context) =>
  async ({ days }: Request) => {
    const counted = await firstCountedDay(db);
    const reasons = days.map((day) => rejectUsage(day, counted));
    const good = days.filter((_, index) => reasons[index] === undefined);
    const inserted = good.length === 0 ? 0 : await store(db, good);
    return { inserted, rejections: reasons.flatMap((reason, index) => (reason ? [{ index, reason }] : [])) };
  };
