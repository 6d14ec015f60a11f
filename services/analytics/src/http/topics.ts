import { entityId, page, paging } from '@ideabox/http';
import type { Context } from '../context.ts';
import { siteTimezone } from '../domain/periods.ts';
import { nameTopic } from '../domain/topics/name-topic.ts';
import { readScope } from '../store/figures/scope.ts';
import { readHiddenWords } from '../terms/hidden-keywords.ts';
import { readDecisions } from '../topics/read-decisions.ts';
import { readNearest, readQuotes } from '../topics/read-quotes.ts';
import { readTopics } from '../topics/read-topics.ts';
import { route } from './route.ts';
import { topicSchema } from './topic-schema.ts';
import { readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

const mostTopics = 100;

const operators = ['operator', 'admin'];

/** The categories that are asked for, of those that this reader sees whole. */
const categoriesFor = async ({ db }: Context, reader: string, category: number | undefined) => {
  const { open } = await readScope(db, ['ideas'], { sums: 'rollups', reader });
  return category === undefined ? open : open.filter((id) => id === category);
};

export const topics = route({
  method: 'get',
  path: '/analytics/topics',
  summary:
    'What ideas posted in a period are about, found by their words, with sentences quoted from posts; the largest first',
  access: 'anyone',
  query: {
    period_start: widgetQuery.period_start,
    period_end: widgetQuery.period_end,
    category: widgetQuery.category,
    id: entityId().optional().meta({ description: 'this topic alone' }),
    ...paging({ limit: 50, max: mostTopics }),
  },
  result: topicSchema,
  many: true,
  csv: true,
  notFound: widgetRefusals.notFound,
  handle: async (context, { caller, query }) => {
    const { own, period, reader, filter } = await readWidgetQuery(context, caller, {
      ...query,
      period_type: 'date',
      timezone: siteTimezone,
      roles: [],
    });
    const categories = await categoriesFor(context, reader, filter.category);
    const hidden = await readHiddenWords(context.db);
    const seesHidden = caller !== null && operators.includes(caller.role);

    // Of what an operator has just decided nothing older is told.
    const decisions = await readDecisions(context.db);
    const found = await context.remember(JSON.stringify(['topics', period, categories, decisions]), () =>
      readTopics(context.db, { period, categories }),
    );
    const named = found
      .filter(({ id, hidden: isOut }) => (query.id ?? id) === id && (seesHidden || !isOut))
      .map(({ given_name, terms, hidden: isOut, ...topic }) => ({
        ...topic,
        ...(seesHidden && { hidden: isOut }),
        name: given_name ?? nameTopic(terms, hidden.has),
        terms: terms.filter((term) => !hidden.has(term)),
      }))
      .filter(({ name }) => name !== '');
    const { limit, offset } = query;
    const shown = named.slice(offset, offset + limit);
    const ids = shown.map(({ id }) => id);
    const near = await context.remember(JSON.stringify(['near topics', ids, categories, decisions]), () =>
      readNearest(context.db, ids, categories),
    );
    // What was edited or removed is quoted no longer than for a moment.
    const quotes = await context.rememberQuotes(
      JSON.stringify([shown.map(({ id, terms }) => [id, terms]), categories]),
      () => readQuotes(context.db, shown, near, categories),
    );
    const results = shown.map((topic) => ({ ...topic, quotes: quotes.get(topic.id) ?? [] }));
    return page(results, { count: named.length, limit, offset }, { personal: own });
  },
});
