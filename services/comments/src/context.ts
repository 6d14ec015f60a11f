import { createClient } from '@ideabox/grpc';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import type { Base } from '@ideabox/service';
import { type Settings, watchSettings } from '@ideabox/settings';
import { createGatekeeper, type Gatekeeper } from './gatekeeper.ts';
import { type CommonCounts, createCommonCounts } from './store/finding/common-counts.ts';

export type Context = Base & { settings: Settings; gatekeeper: Gatekeeper; commonCounts: CommonCounts };

export const createContext = async (
  base: Base,
  config: { CONTENT_GRPC_ADDRESS: string; IDEAS_GRPC_ADDRESS: string },
): Promise<Context & { close: () => void }> => {
  const settings = await watchSettings({ ...base, address: config.CONTENT_GRPC_ADDRESS });
  const ideas = createClient<IdeasServiceDefinition>({
    address: config.IDEAS_GRPC_ADDRESS,
    service: 'ideas.v1.IdeasService',
    credentials: base.credentials,
    deadlineMs: base.rpcBudgetMs,
  });
  return {
    ...base,
    settings,
    commonCounts: createCommonCounts(),
    gatekeeper: createGatekeeper(ideas),
    close: () => {
      settings.close();
      ideas.close();
    },
  };
};
