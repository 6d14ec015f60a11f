import type { IdentityServiceDefinition } from '@ideabox/protos/identity/v1/IdentityService';
import { bootService, publishedFacts } from '@ideabox/testing';
import { identity } from '../src/service.ts';

const nobody = '127.0.0.1:1';

/** Where those whom it asks would be; they are unreachable, which it bears. */
export const addresses = {
  CONTENT_GRPC_ADDRESS: nobody,
  IDEAS_GRPC_ADDRESS: nobody,
  COMMENTS_GRPC_ADDRESS: nobody,
  NOTIFICATIONS_GRPC_ADDRESS: nobody,
};

/** The real service with a client of its RPCs; `env` gives the addresses of others that are there, and what else it is set to. */
export const bootIdentity = async (env: Record<string, string> = {}) => {
  const service = await bootService(identity, { ...addresses, ...env });
  const rpc = await service.rpcClient<IdentityServiceDefinition>();
  return {
    ...service,
    rpc,
    resolve: (
      subject: string,
      more: { preferred_username?: string; nickname?: string; email?: string; roles?: string[] } = {},
    ) => rpc.call('ResolveMember', { subject, preferred_username: subject, ...more }),
    changes: () => publishedFacts(service.nats.url, 'identity.v1.MemberChanged'),
    acts: () => publishedFacts(service.nats.url, 'audit.v1.Acted'),
    blocks: () => publishedFacts(service.nats.url, 'identity.v1.BlockChanged'),
    imports: () => publishedFacts(service.nats.url, 'identity.v1.MembersImported'),
    stop: async () => {
      rpc.close();
      await service.stop();
    },
  };
};
