import { createClient } from '@ideabox/grpc';
import type { IdentityServiceDefinition } from '@ideabox/protos/identity/v1/IdentityService';
import { bootService, publishedFacts } from '@ideabox/testing';
import { identity } from '../src/service.ts';

/** The real service with a client of its RPCs; without `content` its settings are unreachable, which it bears. */
export const bootIdentity = async (content = '127.0.0.1:1') => {
  const service = await bootService(identity, { CONTENT_GRPC_ADDRESS: content });
  const rpc = createClient<IdentityServiceDefinition>({
    address: service.grpcAddress,
    service: 'identity.v1.IdentityService',
    deadlineMs: 10_000,
  });
  return {
    ...service,
    rpc,
    resolve: (
      subject: string,
      more: { preferred_username?: string; nickname?: string; email?: string; roles?: string[] } = {},
    ) => rpc.call('ResolveMember', { subject, preferred_username: subject, ...more }),
    changes: () => publishedFacts(service.nats.url, 'identity.v1.MemberChanged'),
    blocks: () => publishedFacts(service.nats.url, 'identity.v1.BlockChanged'),
    imports: () => publishedFacts(service.nats.url, 'identity.v1.MembersImported'),
    stop: async () => {
      rpc.close();
      await service.stop();
    },
  };
};
