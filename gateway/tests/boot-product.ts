import { serviceNames } from '@ideabox/protos';
import { migrationsOf, type RunningService, startService } from '@ideabox/service';
import {
  callerEnv,
  createPassports,
  createTestDatabase,
  credentialsOf,
  freePort,
  startNats,
  timedBoot,
} from '@ideabox/testing';
import supertest from 'supertest';
import type { Addresses } from '../../scripts/stack/addresses.ts';
import { analytics } from '../../services/analytics/src/service.ts';
import { comments } from '../../services/comments/src/service.ts';
import { ideas } from '../../services/ideas/src/service.ts';
import { identity } from '../../services/identity/src/service.ts';

const definitions = { identity, ideas, comments, analytics };
type Name = keyof typeof definitions;
const names = Object.keys(definitions) as Name[];

const boot = async () => {
  const [nats, passports, nobody] = await Promise.all([startNats(), createPassports(), freePort()]);
  const ports = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await freePort()] as const)),
  ) as Record<Name, number>;
  const addressOf = (name: string) => `127.0.0.1:${ports[name as Name] ?? nobody}`;
  const addresses = {
    ...Object.fromEntries(
      serviceNames.map((name) => [`${name.toUpperCase()}_GRPC_ADDRESS`, addressOf(name)]),
    ),
    NATS_URL: nats.url,
  } as Addresses;
  const databases = await Promise.all(
    names.map((name) => createTestDatabase(migrationsOf(definitions[name]))),
  );
  const running: RunningService[] = await Promise.all(
    names.map((name, index) =>
      startService(definitions[name] as typeof ideas, {
        ...addresses,
        HOST: '127.0.0.1',
        HTTP_PORT: '0',
        GRPC_PORT: String(ports[name]),
        DATABASE_URL: databases[index]?.url,
        PASSPORT_PUBLIC_KEY: passports.publicKey,
        ...callerEnv(name),
        LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
        // What changes is seen in the next file.
        OPENDATA_FRESH_MS: '1',
      }),
    ),
  );
  const http = (name: Name) => supertest(`http://127.0.0.1:${running[names.indexOf(name)]?.httpPort}/api/v1`);
  return {
    access: { addresses, credentials: await credentialsOf('scripts') },
    http,
    as: passports.as,
    stop: async () => {
      await Promise.all(running.map((service) => service.stop()));
      await Promise.all([nats.stop(), ...databases.map((database) => database.drop())]);
    },
  };
};

/** The real services that hold and publish ideas, with databases and a NATS server of their own, and nothing in them. */
export const bootProduct = () => timedBoot('product', boot);

export type Product = Awaited<ReturnType<typeof bootProduct>>;
