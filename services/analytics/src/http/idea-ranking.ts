import { oneOf } from '@ideabox/http';
import { type Language, wordsIn } from '@ideabox/text';
import { z } from 'zod';
import { ideaRanks } from '../answers/questions.ts';
import { mostPlaces, rankings } from '../domain/rankings.ts';
import { type RankedIdea, showRankedIdeas } from '../store/rankings/idea-ranking.ts';
import { placesQuery, ranked } from './places.ts';
import { route } from './route.ts';
import { inFives, readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

const named = { id: z.int(), name: z.string() };

const inLanguage =
  (language: Language) =>
  ({ idea: { category, ...idea }, ...rank }: RankedIdea) => {
    const { names, ...named } = category;
    return {
      ...rank,
      idea: { ...idea, category: { ...named, name: wordsIn(language, category.name, names) } },
    };
  };

export const ideaRanking = route({
  method: 'get',
  path: '/analytics/idea_ranking',
  summary: `Ideas that were voted on in a period, by those votes, ${inFives}, or by what everyone sees on them`,
  access: 'anyone',
  query: {
    ...widgetQuery,
    by: oneOf(rankings)
      .default('votes')
      .meta({
        description:
          'votes: cast in the period; growth: how many more than in the period before; points: for less against, today; ' +
          'divided: votes of the smaller side, for or against, today',
      }),
    ...placesQuery,
  },
  result: z.object({
    key: z.string(),
    label: z.string(),
    count: z.int().min(1),
    idea: z.object({ ...named, category: z.object(named) }),
  }),
  many: true,
  csv: true,
  dated: true,
  ...widgetRefusals,
  handle: async (context, { caller, query, language }) => {
    const { own: personal, ...asked } = await readWidgetQuery(context, caller, query);
    const { value, at } = await context.answers(ideaRanks(asked, query.by, query.period_type));
    const { category } = asked.filter;
    const ideas = await showRankedIdeas(context.db, value, { category, limit: mostPlaces });
    return ranked(ideas.map(inLanguage(language)), query, { personal, countedAt: at });
  },
});
