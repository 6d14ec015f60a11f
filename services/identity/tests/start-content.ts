import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { startNeighbour } from './start-neighbour.ts';

/** The real owner of the settings. */
export const startContent = async (shared: { natsUrl: string; passportPublicKey: string }) => {
  const content = await startNeighbour('content', {
    NATS_URL: shared.natsUrl,
    PASSPORT_PUBLIC_KEY: shared.passportPublicKey,
  });
  const db = createDatabase({ url: content.databaseUrl, log: createLogger('test', 'silent') });
  return {
    ...content,
    setRegistry: (key: string, value: string) =>
      db.run(sql`UPDATE registries SET value = ${value} WHERE search_key = ${key}`),
    setFeature: (key: string, value: string) =>
      db.run(sql`UPDATE features SET value = ${value} WHERE search_key = ${key}`),
    stop: async () => {
      await db.close();
      await content.stop();
    },
  };
};
