import type { Member } from '@ideabox/contract';
import { topicSample } from '../../../dashboard/src/testing/topic-sample.ts';
import { profileSample } from '../../../member/src/testing/samples.ts';
import type { Answers } from '../../../platform/testing/src/edge.ts';
import { categorySample, pageOf } from '../../../platform/testing/src/samples.ts';
import { ideaAnswers } from '../../../public/src/features/idea/testing/samples.ts';
import { newsSample } from '../../../public/src/pages/testing/samples.ts';
import { answerMe } from '../../../shell/src/testing/login.ts';
import { notificationSample } from '../../../shell/src/testing/samples.ts';
import { card, idea, memberComment, threads, versions } from './light-answers.ts';
import { heavy } from './words.ts';

const person = card.user && { ...card.user, portal_name: heavy(30) };
const category = categorySample({ name: heavy(60), description: heavy(200), contents: heavy(500) });
const tags = [1, 2, 3].map((id) => ({ id, name: heavy(25), locked: id === 2 }));
const contents = heavy(1000);
const words = { name: heavy(100), contents, raw_contents: contents, user: person };
const heavyCard = {
  ...card,
  ...words,
  tags,
  category: { ...card.category, name: category.name },
  top_comment: { id: 11, contents: heavy(500), is_blocked: null },
  vote_count: 1_234_567,
  first_vote_user_id: person?.id ?? null,
  first_vote_user_name: heavy(30),
  second_vote_user_name: heavy(30),
};
const heavyIdea = {
  ...idea,
  ...words,
  tags,
  category: heavyCard.category,
  supporters: person ? [person, person] : [],
  answer: idea.answer && { ...idea.answer, contents: heavy(1500), user: person ?? idea.answer.user },
};
const comment = { raw_contents: heavy(500), user: person };
const heavyThreads = threads.map((thread) => ({
  ...thread,
  ...comment,
  idea: { ...thread.idea, name: words.name },
  comments: thread.comments.map((reply) => ({ ...reply, ...comment })),
}));
const heavyVersions = versions.map(({ version, ...rest }) => ({
  ...rest,
  version,
  name: version === 2 ? words.name : heavy(40),
  raw_contents: version === 2 ? words.raw_contents : heavy(300),
  user: person,
}));
const situations = [1, 2, 3, 4, 5, 6].map(() => ({ situation_type: heavy(30), name: heavy(30) }));
const news = { ...newsSample, name: heavy(100), contents };

/** The most that members and editors may write, everywhere. */
export function heavyAnswers(viewer: Member): Answers {
  const profile = profileSample({
    id: viewer.id,
    portal_name: heavy(30),
    profile: heavy(150),
    website: `https://example.jp/${'long'.repeat(40)}`,
    situations,
  });
  return {
    ...ideaAnswers(heavyIdea, { my_vote: 'negative' }),
    'GET /ideas/8': ideaAnswers({ ...heavyIdea, id: 8 }, { is_mine: true })['GET /ideas/:id'] ?? 'nothing',
    'GET /me': answerMe({ ...viewer, portalName: heavy(30) }),
    'GET /members/:id': { body: { results: profile } },
    'GET /members/:id/comments': pageOf([
      { ...memberComment, ...comment, idea: { id: 7, name: words.name } },
    ]),
    'GET /members/:id/block_users': pageOf([
      { ...person, block_id: 'b1', date_entered: '2026-11-02T00:00:00Z' },
    ]),
    'GET /members/:id/notifications': pageOf([
      notificationSample({ name: heavy(200), contents: heavy(500), user: person }),
    ]),
    'GET /ideas': pageOf([heavyCard, { ...heavyCard, id: 8 }], 123_456),
    'GET /ideas/similar': pageOf([heavyCard]),
    'GET /ideas/:id/comments': pageOf(heavyThreads),
    'GET /ideas/:id/related': pageOf([heavyCard]),
    'GET /ideas/:id/versions': pageOf(heavyVersions),
    'GET /comments': pageOf(heavyThreads, 123_456),
    'GET /comments/:id': { body: { results: heavyThreads[0] } },
    'GET /comments/:id/versions': pageOf(heavyVersions),
    'GET /categories': pageOf([category]),
    'GET /categories/:key': { body: { results: category } },
    'GET /news': pageOf([news]),
    'GET /news/:key': { body: { results: news } },
    'GET /pages/:key': { body: { results: { page_key: 'faq', name: heavy(100), contents } } },
    'GET /tags/summary': pageOf([{ name: heavy(25), count: 123_456 }]),
    'GET /analytics/topics': pageOf([
      topicSample({
        name: heavy(100),
        terms: [heavy(50)],
        quotes: [{ idea: 7, comment: null, sentence: heavy(200) }],
        idea_count: 123_456,
        positive: 1_234_567,
      }),
    ]),
    'GET /analytics/leaders': pageOf([
      { key: 'a', label: heavy(30), count: 123_456, user: { id: 'a', hidden: false } },
    ]),
    'GET /analytics/keyword_ranking': pageOf([{ key: heavy(50), label: heavy(50), count: 123_456 }]),
  };
}
