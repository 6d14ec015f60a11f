import { type Bearer, createPassportIssuer, passportHeader } from '@ideabox/passport';
import type { Database } from '@ideabox/postgres';
import type { ServiceName } from '@ideabox/protos';
import type { Stack } from '../stack/stack.ts';
import { type Account, type AccountName, createAccounts } from './accounts.ts';
import { openDatabase } from './data/databases.ts';
import { memoryOfStack, type StackMemory } from './processes/memory-of-stack.ts';

/** What measurements work with. */
export interface Bench {
  stack: Stack;
  /** Where the gateway answers. */
  origin: string;
  /** Where a service answers to whoever has a passport. */
  serviceOrigin: (service: ServiceName) => string;
  pidOf: (process: string) => number;
  account: (name: AccountName) => Promise<Account>;
  /** The header that the gateway would send for a member; good for a minute. */
  passport: (bearer: Bearer) => Promise<Record<string, string>>;
  ideasDb: Database;
  /** What the processes held before the first measurement. */
  idle: StackMemory;
  close: () => Promise<void>;
}

export async function openBench(stack: Stack): Promise<Bench> {
  const { wiring, origin } = stack;
  const sign = await createPassportIssuer(wiring.secrets.passportPrivateKey);
  const ideasDb = openDatabase(wiring, 'ideas');
  return {
    stack,
    origin,
    serviceOrigin: (service) => `http://127.0.0.1:${wiring.ports[`${service}-http`]}`,
    pidOf: (name) => stack.supervisor.process(name).pid as number,
    account: createAccounts(stack),
    passport: async (bearer) => ({ [passportHeader]: await sign(bearer) }),
    ideasDb,
    idle: memoryOfStack(stack),
    close: () => ideasDb.close(),
  };
}
