import type { Answers } from '../../../../../platform/testing/src/edge.ts';
import { ideaCardSample, pageOf } from '../../../../../platform/testing/src/samples.ts';
import type { Comment, Thread } from '../../../comments/comment.ts';
import type { Idea } from '../get-idea.ts';
import type { OwnMarks } from '../get-own-marks.ts';

export function ideaSample(change: Partial<Idea> = {}): Idea {
  const { tags, ...card } = ideaCardSample();
  return {
    ...card,
    tags: tags.map((tag) => ({ ...tag, locked: false })),
    supporters: [],
    answer: null,
    embedded_video: null,
    parent_id: null,
    ...change,
  };
}

export const noMarks: OwnMarks = {
  my_vote: null,
  my_favorite: false,
  is_read: false,
  is_mine: false,
  is_blocked: false,
};

const comment: Comment = {
  id: 11,
  idea: { id: 7, name: ideaCardSample().name, category: ideaCardSample().category },
  parent_id: null,
  user: ideaCardSample().user,
  serial_number: '001',
  raw_contents: '窓口の時間も延ばしてほしいです。',
  rating: 4,
  rating_count: 2,
  edited: false,
  removed: false,
  comment_count: 0,
  date_entered: '2026-11-21T03:00:00Z',
  my_vote: null,
  is_mine: false,
  is_blocked: false,
};

export const threadSample = (change: Partial<Thread> = {}): Thread => ({
  ...comment,
  comments: [],
  ...change,
});

/** An idea's page, with one comment, for a member who has done nothing there yet. */
export function ideaAnswers(idea = ideaSample(), marks: Partial<OwnMarks> = {}): Answers {
  return {
    'GET /ideas': pageOf([]),
    'GET /ideas/:id': ({ query }) => ({
      body: { results: query.has('fields') ? { ...noMarks, ...marks } : idea },
    }),
    'GET /ideas/:id/versions': pageOf([
      { version: 1, name: idea.name, raw_contents: idea.raw_contents, date_entered: idea.date_entered },
    ]),
    'GET /ideas/:id/comments': pageOf([threadSample()]),
    'GET /ideas/:id/related': pageOf([ideaCardSample({ id: 8, name: '窓口の予約' })]),
    'GET /members/:id/supports': pageOf([]),
    'GET /members/:id/block_users': pageOf([]),
    'PUT /ideas/:id/read': { status: 204 },
  };
}
