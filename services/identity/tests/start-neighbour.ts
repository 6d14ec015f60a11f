import { once } from 'node:events';
import type { ServiceName } from '@ideabox/protos';
import { createTestDatabase, startServiceProcess } from '@ideabox/testing';

/** Another service, as a process of its own with a database of its own. */
export const startNeighbour = async (name: ServiceName, env: Record<string, string>) => {
  const database = await createTestDatabase();
  const { child, grpcAddress } = await startServiceProcess(name, { DATABASE_URL: database.url, ...env });
  return {
    grpcAddress,
    databaseUrl: database.url,
    /** Makes it stand still, as a machine that hangs. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await database.drop();
    },
  };
};
