import type { Member } from '@ideabox/contract';
import { dashboardAnswers } from '../../../dashboard/src/testing/samples.ts';
import { memberAnswers, profileSample } from '../../../member/src/testing/samples.ts';
import type { Answers } from '../../../platform/testing/src/edge.ts';
import { ideaCardSample, pageOf, siteSample } from '../../../platform/testing/src/samples.ts';
import { ideaAnswers, ideaSample, threadSample } from '../../../public/src/features/idea/testing/samples.ts';
import { publicAnswers } from '../../../public/src/pages/testing/samples.ts';
import { answerMe } from '../../../shell/src/testing/login.ts';
import { notificationSample } from '../../../shell/src/testing/samples.ts';

export const card = ideaCardSample({ answer_status: 'adopted', is_read: false, my_vote: 'positive' });
const author = card.user;
const reply = { ...threadSample({ id: 13, parent_id: 11, serial_number: '003' }), user: author };

/** One's own comment that was changed, with a reply, and another's. */
export const threads = [
  threadSample({
    user: author && { ...author, portal_name: '山田 花子' },
    edited: true,
    is_mine: true,
    comment_count: 1,
    comments: [reply],
  }),
  threadSample({ id: 12, serial_number: '002', raw_contents: 'ほかの会員の意見です。' }),
];

export const idea = ideaSample({
  tags: [
    { id: 1, name: '行政手続き', locked: false },
    { id: 2, name: '引っ越し', locked: true },
  ],
  supporters: author ? [author] : [],
  answer: author && {
    contents: '窓口に行かずに済む手続きを**増やします**。',
    status: 'adopted',
    organisation: 'デジタル庁 国民向けサービスグループ',
    outcome_url: 'https://www.example.go.jp/outcome',
    due_on: '2027-03-31',
    history: [],
    date_entered: '2026-11-22T00:00:00Z',
    user: { ...author, roles: ['operator'], portal_name: '運営事務局' },
  },
});

export const versions = [2, 1].map((version) => ({
  version,
  name: version === 2 ? card.name : '手続きを終えられるように',
  raw_contents: version === 2 ? card.raw_contents : '窓口へ行かずに済むと助かります。',
  date_entered: card.date_entered,
  user: author,
}));

const blocked = { ...author, block_id: 'b1', date_entered: '2026-11-02T00:00:00Z' };

/** A site with something of everything, in words of common length. */
export function lightAnswers(viewer: Member): Answers {
  return {
    ...memberAnswers(),
    ...publicAnswers(),
    ...ideaAnswers(idea, { my_vote: 'positive', my_favorite: true }),
    ...dashboardAnswers(),
    'GET /me': answerMe(viewer),
    'GET /members/:id': { body: { results: profileSample({ id: viewer.id }) } },
    'GET /members/:id/comments': pageOf([memberComment]),
    'GET /members/:id/block_users': pageOf([blocked]),
    'GET /members/:id/notifications': pageOf([notificationSample()]),
    'GET /ideas': pageOf([card, ideaCardSample({ id: 8, name: '窓口の予約', stepper: null })], 60),
    'GET /ideas/similar': pageOf([card]),
    'GET /ideas/:id/comments': pageOf(threads),
    'GET /ideas/:id/versions': pageOf(versions),
    'GET /comments': pageOf(threads, 60),
    'GET /comments/:id': { body: { results: threads[0] } },
    'GET /comments/:id/versions': pageOf(versions),
    'GET /steppers': pageOf(siteSample.steppers),
    'GET /tags/summary': pageOf([{ name: '行政手続き', count: 12 }]),
    'GET /parts': pageOf([]),
    'POST /analytics/events': { status: 204 },
  };
}

export const memberComment = {
  id: 11,
  idea: { id: card.id, name: card.name },
  raw_contents: '窓口の時間も延ばしてほしいです。',
  type: 'comment',
  vote_rate_avarage: 4,
  rating_count: 2,
  date_entered: card.date_entered,
  edited: true,
  removed: false,
};
