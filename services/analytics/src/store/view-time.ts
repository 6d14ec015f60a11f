import type { Queryable } from '@ideabox/postgres';
import type { PeriodType } from '../domain/periods.ts';
import type { Asked } from './filter.ts';
import { type Point, readSeries } from './series.ts';

/** The seconds that a session was read for on average, in the period in which it began. */
export const readViewTime = async (db: Queryable, asked: Asked & { type: PeriodType }): Promise<Point[]> => {
  const [spent, sessions] = await Promise.all([
    readSeries(db, 'view_ms', asked),
    readSeries(db, 'sessions', asked),
  ]);
  return spent.map((point, index) => {
    const visits = sessions[index]?.count ?? 0;
    return { ...point, count: visits === 0 ? 0 : Math.round(point.count / visits / 1_000) };
  });
};
