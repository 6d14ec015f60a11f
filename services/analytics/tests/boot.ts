import { randomUUID } from 'node:crypto';
import { createBus } from '@ideabox/events';
import { createDatabase } from '@ideabox/postgres';
import type { EventName, Events } from '@ideabox/protos';
import { startService } from '@ideabox/service';
import { createLogger } from '@ideabox/telemetry';
import { bootService, callerEnv } from '@ideabox/testing';
import { headers } from '@nats-io/transport-node';
import { analytics } from '../src/service.ts';
import { startSources } from './sources.ts';

export type Analytics = Awaited<ReturnType<typeof bootAnalytics>>;

/** The service beside sources that a test fills, with a way to its database and onto the wire. */
export const bootAnalytics = async (env: Record<string, string> = {}) => {
  const sources = await startSources();
  const addresses = {
    IDENTITY_GRPC_ADDRESS: sources.address,
    IDEAS_GRPC_ADDRESS: sources.address,
    COMMENTS_GRPC_ADDRESS: sources.address,
    CONTENT_GRPC_ADDRESS: sources.address,
    TERMS_DELAY_MS: '50',
    RANKINGS_FRESH_MS: '0',
    OPENDATA_FRESH_MS: '1',
    ...env,
  };
  const service = await bootService(analytics, addresses);
  const log = createLogger('test', 'silent');
  const db = createDatabase({ url: service.databaseUrl, log });
  const bus = createBus({ url: service.nats.url, name: 'test', log });
  const put = async (subject: string, body: string, id: string = randomUUID()) => {
    const { js } = await bus.link();
    const meta = headers();
    meta.set('event-id', id);
    await js.publish(`ideabox.${subject}`, body, { headers: meta });
  };
  return {
    ...service,
    sources,
    db,
    bus,
    put,
    emit: <Name extends EventName>(name: Name, payload: Events[Name], id?: string) =>
      put(name, JSON.stringify(payload), id),
    /** Another process of the same service, on the same database and streams. */
    startReplica: () =>
      startService(analytics, {
        ...addresses,
        HOST: '127.0.0.1',
        HTTP_PORT: '0',
        GRPC_PORT: '0',
        DATABASE_URL: service.databaseUrl,
        NATS_URL: service.nats.url,
        PASSPORT_PUBLIC_KEY: service.passports.publicKey,
        ...callerEnv('analytics'),
        LOG_LEVEL: 'silent',
      }),
    stop: async () => {
      await bus.close();
      await db.close();
      await service.stop();
      await sources.stop();
    },
  };
};
