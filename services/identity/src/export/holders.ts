import { type Credentials, createClient } from '@ideabox/grpc';
import type { CommentsServiceDefinition } from '@ideabox/protos/comments/v1/CommentsService';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import type { NotificationsServiceDefinition } from '@ideabox/protos/notifications/v1/NotificationsService';

/** Rows of one kind, a JSON object each. */
export type Batch = { section: string; rows: string[] };

/** A service that holds something about members. */
export type Holder = { rowsOf: (memberId: string) => AsyncIterable<Batch>; close: () => void };

export type Addresses = Record<`${'IDEAS' | 'COMMENTS' | 'NOTIFICATIONS' | 'CONTENT'}_GRPC_ADDRESS`, string>;

const deadlineMs = 60_000;

/** Everyone who is asked for what they hold about a member. */
export const createHolders = (config: Addresses, credentials: Credentials): Holder[] => {
  const ideas = createClient<IdeasServiceDefinition>({
    address: config.IDEAS_GRPC_ADDRESS,
    service: 'ideas.v1.IdeasService',
    credentials,
  });
  const comments = createClient<CommentsServiceDefinition>({
    address: config.COMMENTS_GRPC_ADDRESS,
    service: 'comments.v1.CommentsService',
    credentials,
  });
  const notifications = createClient<NotificationsServiceDefinition>({
    address: config.NOTIFICATIONS_GRPC_ADDRESS,
    service: 'notifications.v1.NotificationsService',
    credentials,
  });
  const content = createClient<ContentServiceDefinition>({
    address: config.CONTENT_GRPC_ADDRESS,
    service: 'content.v1.ContentService',
    credentials,
  });
  return [ideas, comments, notifications, content].map((client) => ({
    rowsOf: (member_id) => client.stream('ExportMember', { member_id }, { deadlineMs }),
    close: client.close,
  }));
};
