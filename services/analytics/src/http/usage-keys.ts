import { z } from 'zod';
import { mostPlaces } from '../domain/rankings.ts';
import { labelOf } from '../labels/index.ts';
import { readRankedKeys } from '../store/rankings/ranked-keys.ts';
import { usageMetrics } from '../store/usage/usage-metrics.ts';
import { placesQuery, ranked } from './places.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

/** The widget that tells page views by something of few kinds. */
export const usageKeysRoute = (name: 'devices' | 'web_searches', summary: string) =>
  route({
    method: 'get',
    path: `/analytics/${name}`,
    summary,
    access: 'anyone',
    query: { ...widgetQuery, ...placesQuery },
    result: z.object({ key: z.string(), label: z.string(), count: z.int().min(1) }),
    many: true,
    csv: true,
    ...widgetRefusals,
    handle: async (context, { caller, query, language }) => {
      const { own: personal, ...asked } = await readWidgetQuery(context, caller, query);
      const metric = usageMetrics.find((known) => known.name === name);
      if (!metric) throw new Error(`nothing is counted as ${name}`);
      const keys = await readRankedKeys(context.db, metric, asked, { limit: mostPlaces });
      const rows = keys.map(({ key, count }) => ({ key, label: labelOf(language, name, key), count }));
      return ranked(rows, query, { personal });
    },
  });
