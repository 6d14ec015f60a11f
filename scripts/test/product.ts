import { loadDemo } from '../import/load-demo.ts';
import { accessOf } from '../stack/access.ts';
import { resetStack } from '../stack/folder/reset-stack.ts';
import { isPortFree } from '../stack/ports.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { interruption } from './run-step.ts';

const name = 'test';

async function freePortFrom(first: number): Promise<number> {
  for (let port = first; ; port += 1) if (await isPortFree(port)) return port;
}

/** The whole product, empty but for the demonstration content, on ports of its own. */
export async function startProduct(log: (line: string) => void): Promise<Stack> {
  await resetStack(name);
  const gatewayPort = await freePortFrom(19_080);
  const stack = await startStack({
    name,
    gatewayPort,
    identityProviderPort: await freePortFrom(gatewayPort + 1),
    firstPrivatePort: 19_100,
    log,
    signal: interruption.signal,
    // Servers are killed, the machine is not: what a commit has written is there without waiting for the disk.
    postgresSettings: { fsync: 'off' },
    given: {
      // What a killed server or service had not confirmed is sent again soon.
      FACT_PUBLISH_MS: '1000',
      FACT_ACK_MS: '3000',
      // A busy machine would be taken for a service that hangs; their own refusal comes before the gateway's.
      RPC_BUDGET_MS: '8000',
      // What is set, of the site or of a member, is seen soon.
      SETTINGS_POLL_MS: '1000',
      MEMBERS_FRESH_MS: '500',
      // What happens to an idea after the first mail about it is mailed soon.
      MAIL_APART_SECONDS: '1',
      // Most pages are opened by somebody who logs in for it.
      PASSWORD_COST: '10',
      // Who plays `npm run load` against it, where k6 is at hand.
      LOAD_MEMBERS: '20',
    },
    env: {
      // Tests come from one address and would be taken for a flood; a busy machine would be taken for a Redis, or a
      // service, that hangs, and for one that has too much to do.
      gateway: {
        RATE_LIMIT_SCALE: '1000',
        REDIS_TIMEOUT_MS: '10000',
        READ_BUDGET_MS: '10000',
        WRITE_BUDGET_MS: '10000',
        QUEUE_WAIT_MS: '10000',
      },
      // Tests look for what they have just posted.
      analytics: { OPENDATA_FRESH_MS: '250' },
    },
  });
  try {
    await loadDemo(await accessOf(stack.wiring));
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return stack;
}
