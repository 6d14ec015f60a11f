import { ok } from '@ideabox/http';
import { nameTopic } from '../domain/topics/name-topic.ts';
import { recordTopicAct } from '../events/record-act.ts';
import { readHiddenWords } from '../terms/hidden-keywords.ts';
import { changeTopic } from '../topics/change-topic.ts';
import { route } from './route.ts';
import { decidedTopic, topicParams, topicWishes } from './topic-schema.ts';

export const putTopic = route({
  method: 'put',
  path: '/analytics/topics/:id',
  summary:
    'Names a topic, takes it out of what is told, or lets it count as another; what is not given stays',
  access: ['operator', 'admin'],
  params: topicParams,
  body: topicWishes,
  result: decidedTopic,
  notFound: 'Topic not found',
  handle: async ({ db }, { caller, params, body }) => {
    const { before, after } = await db.transaction(async (tx) => {
      const changed = await changeTopic(tx, params.id, body);
      await recordTopicAct(tx, caller, changed);
      return changed;
    });
    const hidden = await readHiddenWords(db);
    const name = after.name ?? nameTopic(before.terms, hidden.has);
    return ok({ id: after.id, name, hidden: after.hidden, merge_into: after.merge_into });
  },
});
