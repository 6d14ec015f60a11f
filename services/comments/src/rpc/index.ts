import { service } from '@ideabox/grpc';
import type { CommentsServiceDefinition } from '@ideabox/protos/comments/v1/CommentsService';
import type { Context } from '../context.ts';
import { commentersOf } from '../store/commenters.ts';
import { exportMember } from '../store/export-member.ts';
import { replayComments, replayRatings } from '../store/replay.ts';
import { findAuthor } from './find-author.ts';
import { importComments } from './import-comments.ts';

/** Every RPC of this service. */
export const rpc = (context: Context) => [
  service<CommentsServiceDefinition>('comments.v1.CommentsService', {
    FindAuthor: { callers: ['identity'], handle: findAuthor(context) },
    ImportComments: { callers: ['scripts'], handle: importComments(context) },
    ReplayComments: { callers: ['analytics'], handle: () => replayComments(context.db) },
    ReplayRatings: { callers: ['analytics'], handle: () => replayRatings(context.db) },
    ListCommenters: {
      callers: ['notifications'],
      handle: ({ idea_id }) => commentersOf(context.db, idea_id),
    },
    ExportMember: { callers: ['identity'], handle: ({ member_id }) => exportMember(context.db, member_id) },
  }),
];
