import { service } from '@ideabox/grpc';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import type { Context } from '../context.ts';
import { replayCategories, replayIdeas, replayVotes } from '../store/replay.ts';
import { checkComment } from './check-comment.ts';
import { importCategories } from './import-categories.ts';
import { importIdeas } from './import-ideas.ts';
import { importVotes } from './import-votes.ts';

/** Every RPC of this service. */
export const rpc = (context: Context) => [
  service<IdeasServiceDefinition>('ideas.v1.IdeasService', {
    CheckComment: checkComment(context),
    ImportCategories: importCategories(context),
    ImportIdeas: importIdeas(context),
    ImportVotes: importVotes(context),
    ReplayCategories: () => replayCategories(context.db),
    ReplayIdeas: () => replayIdeas(context.db),
    ReplayVotes: () => replayVotes(context.db),
  }),
];
