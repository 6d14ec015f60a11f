import { createClient } from '@ideabox/grpc';
import type { AnalyticsServiceDefinition } from '@ideabox/protos/analytics/v1/AnalyticsService';
import type { CommentsServiceDefinition } from '@ideabox/protos/comments/v1/CommentsService';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import type { IdentityServiceDefinition } from '@ideabox/protos/identity/v1/IdentityService';
import type { Access } from '../stack/access.ts';

const deadlineMs = 60_000;

/** The services that own what is loaded. */
export const openClients = ({ addresses, credentials }: Access) => {
  const clients = {
    identity: createClient<IdentityServiceDefinition>({
      address: addresses.IDENTITY_GRPC_ADDRESS,
      service: 'identity.v1.IdentityService',
      credentials,
      deadlineMs,
    }),
    ideas: createClient<IdeasServiceDefinition>({
      address: addresses.IDEAS_GRPC_ADDRESS,
      service: 'ideas.v1.IdeasService',
      credentials,
      deadlineMs,
    }),
    comments: createClient<CommentsServiceDefinition>({
      address: addresses.COMMENTS_GRPC_ADDRESS,
      service: 'comments.v1.CommentsService',
      credentials,
      deadlineMs,
    }),
    analytics: createClient<AnalyticsServiceDefinition>({
      address: addresses.ANALYTICS_GRPC_ADDRESS,
      service: 'analytics.v1.AnalyticsService',
      credentials,
      deadlineMs,
    }),
  };
  const close = () => {
    for (const client of Object.values(clients)) client.close();
  };
  return { ...clients, close };
};

export type Clients = ReturnType<typeof openClients>;
