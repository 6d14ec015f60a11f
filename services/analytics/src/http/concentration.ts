import { ok, oneOf } from '@ideabox/http';
import { z } from 'zod';
import { isStaff } from '../domain/audience.ts';
import { spreadMetrics, tellConcentration } from '../domain/concentration.ts';
import { readSpread } from '../store/figures/spread.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

const share = () => z.number().min(0).max(1);

export const concentration = route({
  method: 'get',
  path: '/analytics/concentration',
  summary:
    'How evenly ideas, comments or votes are spread among the members who posted or cast them in a period',
  access: 'anyone',
  query: { ...widgetQuery, of: oneOf(spreadMetrics).default('ideas') },
  result: z.object({
    /** The share of all that the most active 1% and 10% of these members have; null where these are too few to be told. */
    top_1_percent: share().nullable(),
    top_10_percent: share().nullable(),
    gini: share().nullable(),
    /** Lorenz's: the share of members, from the least active on, and what share they have. Empty where members are too few. */
    curve: z.array(z.tuple([share(), share()])),
  }),
  csv: true,
  ...widgetRefusals,
  handle: async (context, { caller, query }) => {
    const { own: personal, ...asked } = await readWidgetQuery(context, caller, query);
    const { of } = query;
    const cells = await context.remember(JSON.stringify(['concentration', of, asked]), () =>
      readSpread(context.db, of, asked),
    );
    return ok(tellConcentration(cells, of !== 'votes' || isStaff(asked.reader)), { personal });
  },
});
