import { service } from '@ideabox/grpc';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import type { Context } from '../context.ts';
import { exportMember } from '../store/exports/index.ts';
import { followersOf } from '../store/followers.ts';
import { replayCategories, replayIdeas, replayVotes } from '../store/replay.ts';
import { replaySupports } from '../store/replay-supports.ts';
import { checkComment } from './check-comment.ts';
import { importCategories } from './import-categories.ts';
import { importIdeas } from './import-ideas.ts';
import { importVotes } from './import-votes.ts';

/** Every RPC of this service. */
export const rpc = (context: Context) => [
  service<IdeasServiceDefinition>('ideas.v1.IdeasService', {
    CheckComment: checkComment(context),
    ExportMember: ({ member_id }) => exportMember(context.db, member_id),
    ImportCategories: importCategories(context),
    ImportIdeas: importIdeas(context),
    ImportVotes: importVotes(context),
    ListFollowers: ({ idea_id }) => followersOf(context.db, idea_id),
    ReplayCategories: () => replayCategories(context.db),
    ReplayIdeas: () => replayIdeas(context.db),
    ReplaySupports: () => replaySupports(context.db),
    ReplayVotes: () => replayVotes(context.db),
  }),
];
