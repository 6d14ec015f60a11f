import { z } from 'zod';
import { leaderPoints as pointsOf } from '../answers/questions.ts';
import { highRating, leaderPoints } from '../domain/leader-points.ts';
import { mostPlaces } from '../domain/rankings.ts';
import { readScope } from '../store/figures/scope.ts';
import { leaderMetrics, showLeaders } from '../store/rankings/leaders.ts';
import { placesQuery, ranked } from './places.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

const user = z.object({
  id: z.string(),
  portal_name: z.string(),
  role: z.string(),
  roles: z.array(z.string()),
  user_icon_src: z.string().nullable(),
  status: z.string(),
  hidden: z.boolean(),
});

const { leader_ideas: idea, leader_comments: comment, leader_ratings: rating } = leaderPoints;

export const leaders = route({
  method: 'get',
  path: '/analytics/leaders',
  summary: `The members with the most points: ${idea} an idea, ${comment} a comment, ${rating} a rating of ${highRating} stars or more received`,
  access: 'anyone',
  query: { ...widgetQuery, ...placesQuery },
  result: z.object({ key: z.string(), label: z.string(), count: z.int().min(1), user }),
  many: true,
  csv: true,
  dated: true,
  ...widgetRefusals,
  handle: async (context, { caller, query }) => {
    const { personal, ...asked } = await readWidgetQuery(context, caller, query);
    const scope = await readScope(context.db, leaderMetrics);
    const { value, at } = await context.answers(pointsOf(asked, scope));
    const members = await showLeaders(context.db, value, { roles: asked.filter.roles, limit: mostPlaces });
    return ranked(members, query, { personal, countedAt: at });
  },
});
