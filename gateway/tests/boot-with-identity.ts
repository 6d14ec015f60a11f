import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { bootService } from '@ideabox/testing';
import { identity } from '../../services/identity/src/service.ts';
import { addresses } from '../../services/identity/tests/boot-identity.ts';
import { bootGateway } from './boot-gateway.ts';

/** The real gateway before the real identity service. */
export const bootWithIdentity = async (env: Record<string, string> = {}) => {
  const service = await bootService(identity, addresses);
  const db = createDatabase({ url: service.databaseUrl, poolSize: 1, log: createLogger('test', 'silent') });
  const gateway = await bootGateway({
    IDENTITY_URL: `http://127.0.0.1:${service.httpPort}`,
    IDENTITY_GRPC_ADDRESS: service.grpcAddress,
    PASSPORT_PRIVATE_KEY: service.passports.privateKey,
    ...env,
  });
  let up = true;
  const stopIdentity = async () => {
    if (!up) return;
    up = false;
    await db.close();
    await service.stop();
  };
  return {
    ...gateway,
    setStatus: (id: string, status: string, until: Date | null = null) =>
      db.run(sql`UPDATE members SET status = ${status}, suspended_until = ${until} WHERE id = ${id}`),
    stopIdentity,
    stop: async () => {
      await gateway.stop();
      await stopIdentity();
    },
  };
};

export type GatewayWithIdentity = Awaited<ReturnType<typeof bootWithIdentity>>;
