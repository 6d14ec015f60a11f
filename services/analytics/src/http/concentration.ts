import { ok, oneOf } from '@ideabox/http';
import { z } from 'zod';
import { spread } from '../answers/questions.ts';
import { isStaff } from '../domain/audience.ts';
import { spreadMetrics, tellConcentration } from '../domain/concentration.ts';
import { readScope } from '../store/figures/scope.ts';
import { spreadMetricOf } from '../store/figures/spread.ts';
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
  dated: true,
  ...widgetRefusals,
  handle: async (context, { caller, query }) => {
    const { own: personal, ...asked } = await readWidgetQuery(context, caller, query);
    const { of } = query;
    const { reader } = asked;
    const scope = await readScope(context.db, [spreadMetricOf[of].name], { reader });
    // Of posts all but staff are told of those that are shown as someone's: more than everyone can count is in none of it.
    const isAll = of === 'votes' || isStaff(reader);
    const { value, at } = await context.answers(spread(asked, of, { scope, named: !isAll }));
    return ok(tellConcentration(value, isStaff(reader) || of !== 'votes'), { personal, countedAt: at });
  },
});
