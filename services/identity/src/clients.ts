import { type Client, createClient } from '@ideabox/grpc';
import type { CommentsServiceDefinition } from '@ideabox/protos/comments/v1/CommentsService';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import type { NotificationsServiceDefinition } from '@ideabox/protos/notifications/v1/NotificationsService';
import type { Base } from '@ideabox/service';

export type Addresses = Record<`${'IDEAS' | 'COMMENTS' | 'NOTIFICATIONS' | 'CONTENT'}_GRPC_ADDRESS`, string>;

/** Those that are asked. */
export type Clients = {
  ideas: Client<IdeasServiceDefinition>;
  comments: Client<CommentsServiceDefinition>;
  notifications: Client<NotificationsServiceDefinition>;
  content: Client<ContentServiceDefinition>;
};

export const createClients = (
  config: Addresses,
  { credentials, rpcBudgetMs: deadlineMs }: Pick<Base, 'credentials' | 'rpcBudgetMs'>,
): Clients => ({
  ideas: createClient({
    address: config.IDEAS_GRPC_ADDRESS,
    service: 'ideas.v1.IdeasService',
    credentials,
    deadlineMs,
  }),
  comments: createClient({
    address: config.COMMENTS_GRPC_ADDRESS,
    service: 'comments.v1.CommentsService',
    credentials,
    deadlineMs,
  }),
  notifications: createClient({
    address: config.NOTIFICATIONS_GRPC_ADDRESS,
    service: 'notifications.v1.NotificationsService',
    credentials,
    deadlineMs,
  }),
  content: createClient({
    address: config.CONTENT_GRPC_ADDRESS,
    service: 'content.v1.ContentService',
    credentials,
    deadlineMs,
  }),
});
