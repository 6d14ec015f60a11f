import { service } from '@ideabox/grpc';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import type { Context } from '../context.ts';
import { exportMember } from '../store/exports/index.ts';
import { replaySupports } from '../store/marks/replay-supports.ts';
import { followersOf } from '../store/members/followers.ts';
import { replayCategories, replayIdeas, replayVotes } from '../store/replay.ts';
import { checkComment } from './check-comment.ts';
import { findAuthor } from './find-author.ts';
import { importAnswers } from './import-answers.ts';
import { importCategories } from './import-categories.ts';
import { importIdeas } from './import-ideas.ts';
import { importSupports } from './import-supports.ts';
import { importVotes } from './import-votes.ts';

/** Every RPC of this service. */
export const rpc = (context: Context) => [
  service<IdeasServiceDefinition>('ideas.v1.IdeasService', {
    CheckComment: { callers: ['comments'], handle: checkComment(context) },
    ExportMember: { callers: ['identity'], handle: ({ member_id }) => exportMember(context.db, member_id) },
    FindAuthor: { callers: ['identity'], handle: findAuthor(context) },
    ImportAnswers: { callers: ['scripts'], handle: importAnswers(context) },
    ImportCategories: { callers: ['scripts'], handle: importCategories(context) },
    ImportIdeas: { callers: ['scripts'], handle: importIdeas(context) },
    ImportSupports: { callers: ['scripts'], handle: importSupports(context) },
    ImportVotes: { callers: ['scripts'], handle: importVotes(context) },
    ListFollowers: { callers: ['notifications'], handle: ({ idea_id }) => followersOf(context.db, idea_id) },
    ReplayCategories: { callers: ['analytics', 'notifications'], handle: () => replayCategories(context.db) },
    ReplayIdeas: { callers: ['analytics', 'notifications'], handle: () => replayIdeas(context.db) },
    ReplaySupports: { callers: ['analytics'], handle: () => replaySupports(context.db) },
    ReplayVotes: { callers: ['analytics'], handle: () => replayVotes(context.db) },
  }),
];
