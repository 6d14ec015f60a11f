import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serviceNames } from '@ideabox/protos';
import { type Part, parts } from './product/parts.ts';
import { crash, hang, keepDown, restart } from './product/signal-part.ts';
import type { SmallDisk } from './product/small-disk.ts';
import type { BreakableStack } from './product/start-faults-stack.ts';

export interface Round {
  name: string;
  /** What is broken, where it is one part. */
  part?: Part;
  /** Breaks it. Ends when it is left alone again, and no earlier than it can be said that it was broken. */
  breakIt: (product: BreakableStack) => Promise<void>;
  /** Why this round cannot be had here. */
  impossible?: (product: BreakableStack) => string | undefined;
}

const hangMs = 6_000;
const fullMs = 14_000;

const ofPart = (part: Part): Round[] => [
  { name: `${part}/kill`, part, breakIt: async ({ stack }) => crash(stack, part) },
  { name: `${part}/stop`, part, breakIt: async ({ stack }) => restart(stack, part) },
  { name: `${part}/hang`, part, breakIt: ({ stack }) => hang(stack, part, hangMs) },
];

/** Killed, and killed again whenever it is started. */
const down = (part: Part): Round => ({
  ...{ name: `${part}/down`, part },
  breakIt: ({ stack }) => keepDown(stack, part, hangMs),
});

const whileFull = async (disk: SmallDisk | string): Promise<void> => {
  if (typeof disk === 'string') throw new Error(disk);
  await disk.fill();
  await wait(fullMs).finally(disk.clear);
};

/** A crash of NATS with all that it stored: what its consumers had not taken is with its publishers alone. */
const loseStore = ({ stack }: BreakableStack): void => {
  const store = join(stack.folders.root, 'nats');
  crash(stack, 'nats');
  for (const name of readdirSync(store)) rmSync(join(store, name), { recursive: true, force: true });
};

/** Consumers of most facts. */
const consumers: Part[] = ['comments', 'notifications', 'analytics'];

const reasonOf = (disk: SmallDisk | string) => (typeof disk === 'string' ? disk : undefined);

export const rounds: Round[] = [
  ...parts.flatMap(ofPart),
  ...[...serviceNames, 'web' as const].map(down),
  {
    ...{ name: 'nats/store-lost', part: 'nats' },
    breakIt: async (product) => loseStore(product),
  },
  {
    ...{ name: 'nats/host-lost', part: 'nats' },
    breakIt: async (product) => {
      const hung = consumers.map((part) => hang(product.stack, part, hangMs));
      await wait(hangMs / 2);
      loseStore(product);
      await Promise.all(hung);
    },
  },
  {
    ...{ name: 'nats/disk-full', part: 'nats' },
    breakIt: ({ disks }) => whileFull(disks.nats),
    impossible: ({ disks }) => reasonOf(disks.nats),
  },
  {
    name: 'logs/disk-full',
    breakIt: ({ disks }) => whileFull(disks.logs),
    impossible: ({ disks }) => reasonOf(disks.logs),
  },
];
