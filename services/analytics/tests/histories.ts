import type { CommentChanged__Output as Comment } from '@ideabox/protos/comments/v1/CommentChanged';
import type { RatingChanged__Output as Rating } from '@ideabox/protos/comments/v1/RatingChanged';
import type { IdeaChanged__Output as Idea } from '@ideabox/protos/ideas/v1/IdeaChanged';
import type { SupportChanged__Output as Support } from '@ideabox/protos/ideas/v1/SupportChanged';
import type { VoteChanged__Output as Vote } from '@ideabox/protos/ideas/v1/VoteChanged';
import type { MemberChanged__Output as Member } from '@ideabox/protos/identity/v1/MemberChanged';
import { comment, idea, member, rating, support, vote } from './facts.ts';
import type { Random } from './random.ts';

const roles = ['general', 'supporter', 'admin'];
const types = [
  'VOTE_TYPE_UNSPECIFIED',
  'VOTE_TYPE_POSITIVE',
  'VOTE_TYPE_NEUTRAL',
  'VOTE_TYPE_NEGATIVE',
] as const;

const someTime = (random: Random) =>
  new Date(Date.parse('2026-03-01T00:00:00Z') + random.below(40 * 86_400) * 1_000).toISOString();

const revisions = <T>(random: Random, make: (revision: number) => T): T[] =>
  Array.from({ length: 1 + random.below(5) }, (_, index) => make(index + 1));

/** Every revision that some votes went through, in their order. */
export const voteHistories = (random: Random, ideas: number, members: number): Vote[][] =>
  Array.from({ length: ideas * members }, (_, index) =>
    revisions(random, (revision) =>
      vote({
        idea_id: 1 + Math.floor(index / members),
        member_id: `member ${index % members}`,
        member_role: random.pick(roles),
        type: random.pick(types),
        category_id: 1 + random.below(3),
        date_entered: someTime(random),
        revision,
      }),
    ),
  );

export const supportHistories = (random: Random, count: number): Support[][] =>
  Array.from({ length: count }, (_, index) =>
    revisions(random, (revision) =>
      support({
        idea_id: 1 + (index % 7),
        member_id: `member ${index}`,
        member_role: random.pick(roles),
        supported: random.below(3) > 0,
        category_id: 1 + random.below(3),
        date_entered: someTime(random),
        revision,
      }),
    ),
  );

export const ratingHistories = (random: Random, count: number): Rating[][] =>
  Array.from({ length: count }, (_, index) =>
    revisions(random, (revision) =>
      rating({
        comment_id: 1 + (index % 7),
        author_id: `member ${index % 7}`,
        member_id: `member ${10 + index}`,
        member_role: random.pick(roles),
        stars: random.below(6),
        category_id: 1 + random.below(3),
        date_entered: someTime(random),
        revision,
      }),
    ),
  );

export const ideaHistories = (random: Random, count: number): Idea[][] =>
  Array.from({ length: count }, (_, index) =>
    revisions(random, (revision) =>
      idea({
        idea_id: index + 1,
        category_id: 1 + random.below(3),
        author_role: random.pick(roles),
        name: random.pick(['防災訓練', '図書館の本', '公園の木']),
        tags: random.pick([[], ['防災'], ['読書', '公園']]),
        removed: random.below(3) === 0,
        date_entered: someTime(random),
        revision,
      }),
    ),
  );

export const commentHistories = (random: Random, count: number): Comment[][] =>
  Array.from({ length: count }, (_, index) =>
    revisions(random, (revision) =>
      comment({
        comment_id: index + 1,
        category_id: 1 + random.below(3),
        removed: random.below(3) === 0,
        date_entered: someTime(random),
        revision,
      }),
    ),
  );

export const memberHistories = (random: Random, count: number): Member[][] =>
  Array.from({ length: count }, (_, index) =>
    revisions(random, (revision) =>
      member({
        member_id: `member ${index}`,
        roles: [random.pick(roles)],
        gender: random.pick(['M', 'F', 'U']),
        region: random.pick(['01', '13']),
        status: random.pick(['MEMBER_STATUS_ACTIVE', 'MEMBER_STATUS_WITHDRAWN'] as const),
        date_entered: someTime(random),
        revision,
      }),
    ),
  );

/** Cuts into runs of 1 to `longest`. */
export const inRuns = <T>(random: Random, items: T[], longest: number): T[][] => {
  const runs: T[][] = [];
  for (let at = 0; at < items.length; ) {
    const length = 1 + random.below(longest);
    runs.push(items.slice(at, at + length));
    at += length;
  }
  return runs;
};
