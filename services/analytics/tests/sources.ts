import { serveGrpc, service } from '@ideabox/grpc';
import type { CommentChanged__Output as Comment } from '@ideabox/protos/comments/v1/CommentChanged';
import type { CommentsServiceDefinition } from '@ideabox/protos/comments/v1/CommentsService';
import type { RatingChanged__Output as Rating } from '@ideabox/protos/comments/v1/RatingChanged';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import type { Setting } from '@ideabox/protos/content/v1/Setting';
import type { CategoryChanged__Output as Category } from '@ideabox/protos/ideas/v1/CategoryChanged';
import type { CategoryDetails__Output as Details } from '@ideabox/protos/ideas/v1/CategoryDetails';
import type { IdeaChanged__Output as Idea } from '@ideabox/protos/ideas/v1/IdeaChanged';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import type { SupportChanged__Output as Support } from '@ideabox/protos/ideas/v1/SupportChanged';
import type { VoteChanged__Output as Vote } from '@ideabox/protos/ideas/v1/VoteChanged';
import type { IdentityServiceDefinition } from '@ideabox/protos/identity/v1/IdentityService';
import type { MemberChanged__Output as Member } from '@ideabox/protos/identity/v1/MemberChanged';
import { createLogger, createMetrics } from '@ideabox/telemetry';
import { callerKeys } from '@ideabox/testing';

const refuse = async () => {
  throw new Error('analytics asks for replays alone');
};

const unasked = { callers: ['scripts'], handle: refuse } as const;

const replayUnasked = {
  callers: ['scripts'],
  handle: async function* (): AsyncGenerator<never> {
    yield await refuse();
  },
} as const;

const toAnalytics = <Handle>(handle: Handle) => ({ callers: ['analytics'] as const, handle });

function* inParts<T>(rows: T[]) {
  for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500);
}

/** What the owning services would replay; a test fills it and says what else happens while it streams. */
export const startSources = async () => {
  const has = {
    members: [] as Member[],
    categories: [] as Category[],
    details: [] as Details[],
    ideas: [] as Idea[],
    votes: [] as Vote[],
    comments: [] as Comment[],
    supports: [] as Support[],
    ratings: [] as Rating[],
    settings: [] as Setting[],
  };
  const during = {
    ideas: async (_part: number): Promise<void> => undefined,
    votes: async (_part: number): Promise<void> => undefined,
  };
  const identity = service<IdentityServiceDefinition>('identity.v1.IdentityService', {
    ResolveMember: unasked,
    ImportMembers: unasked,
    ReplayBlocks: replayUnasked,
    ListContacts: unasked,
    ReplayMembers: toAnalytics(async function* () {
      for (const members of inParts(has.members)) yield { members };
    }),
  });
  const ideas = service<IdeasServiceDefinition>('ideas.v1.IdeasService', {
    CheckComment: unasked,
    FindAuthor: unasked,
    ImportCategories: unasked,
    ImportIdeas: unasked,
    ImportAnswers: unasked,
    ImportVotes: unasked,
    ImportSupports: unasked,
    ListFollowers: replayUnasked,
    ExportMember: replayUnasked,
    ReplayCategories: toAnalytics(async function* () {
      yield { categories: has.categories, details: has.details };
    }),
    ReplayIdeas: toAnalytics(async function* () {
      let part = 0;
      for (const ideas of inParts(has.ideas)) {
        part += 1;
        await during.ideas(part);
        yield { ideas };
      }
    }),
    ReplaySupports: toAnalytics(async function* () {
      for (const supports of inParts(has.supports)) yield { supports };
    }),
    ReplayVotes: toAnalytics(async function* () {
      let part = 0;
      for (const votes of inParts(structuredClone(has.votes))) {
        yield { votes };
        part += 1;
        await during.votes(part);
      }
    }),
  });
  const comments = service<CommentsServiceDefinition>('comments.v1.CommentsService', {
    ImportComments: unasked,
    FindAuthor: unasked,
    ListCommenters: replayUnasked,
    ExportMember: replayUnasked,
    ReplayRatings: toAnalytics(async function* () {
      for (const ratings of inParts(has.ratings)) yield { ratings };
    }),
    ReplayComments: toAnalytics(async function* () {
      for (const comments of inParts(has.comments)) yield { comments };
    }),
  });
  const content = service<ContentServiceDefinition>('content.v1.ContentService', {
    ListSettings: toAnalytics(async () => ({ settings: has.settings })),
    ReadNews: unasked,
    ExportMember: replayUnasked,
  });
  const log = createLogger('sources', 'silent');
  const server = await serveGrpc({
    services: [identity, ideas, comments, content],
    ...{ host: '127.0.0.1', port: 0, callerKeys, log, metrics: createMetrics('sources') },
  });
  return { has, during, address: `127.0.0.1:${server.port}`, stop: server.stop };
};
