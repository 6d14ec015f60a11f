import { join } from 'node:path';
import { ensureChromium } from '../chromium/find-chromium.ts';
import { addressesOf } from '../stack/addresses.ts';
import { environmentOf } from '../stack/deployable-environment.ts';
import type { Stack } from '../stack/stack.ts';
import { gateway } from '../stack/topology.ts';
import { caughtMail } from '../stack/wiring.ts';
import { startProduct } from './product.ts';

/** The product that end-to-end tests are run against, and what tells them about it. */
export interface TestedProduct {
  stack: Stack;
  env: Record<string, string> & { TEST_CALLS_FILE: string };
}

export async function startTestedProduct(log: (line: string) => void): Promise<TestedProduct> {
  ensureChromium(log);
  const stack = await startProduct(log);
  return {
    stack,
    env: {
      TEST_ORIGIN: stack.origin,
      TEST_ISSUER: stack.issuer,
      TEST_RUN_FOLDER: stack.folders.run,
      TEST_CALLS_FILE: join(stack.folders.run, 'calls.txt'),
      TEST_MAIL_URL: caughtMail(stack.wiring),
      TEST_GATEWAY_ENV: JSON.stringify(environmentOf(gateway, stack.wiring)),
      ...addressesOf(stack.wiring),
    },
  };
}
