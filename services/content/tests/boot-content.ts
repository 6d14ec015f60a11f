import { createDatabase } from '@ideabox/postgres';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import { createLogger } from '@ideabox/telemetry';
import { bootService } from '@ideabox/testing';
import { content } from '../src/service.ts';

/** The real service with a client of its RPCs and a look into its database. */
export const bootContent = async (env: Record<string, string> = {}) => {
  const service = await bootService(content, env);
  const db = createDatabase({ url: service.databaseUrl, log: createLogger('test', 'silent') });
  const rpc = await service.rpcClient<ContentServiceDefinition>();
  return {
    ...service,
    db,
    rpc,
    stop: async () => {
      rpc.close();
      await db.close();
      await service.stop();
    },
  };
};

export type TestContent = Awaited<ReturnType<typeof bootContent>>;
