import { setTimeout as wait } from 'node:timers/promises';
import { accountNames } from '../bench/accounts.ts';
import { openSockets, type Socket } from '../faults/load/open-sockets.ts';
import { until } from './pods.ts';
import type { Site } from './site.ts';

/** How pages that stay open have fared. */
export interface PagesSeen {
  open: number;
  /** How many lost their socket. */
  sentAway: number;
  /** How many have one again. */
  back: number;
  /** For how long the one that waited longest had none, in milliseconds. */
  longestMs: number;
}

const patienceMs = 60_000;
const pauseMs = 100;

const isOpen = ({ spans }: Socket) => spans.at(-1)?.until === Number.POSITIVE_INFINITY;

const gapsOf = ({ spans }: Socket) =>
  spans.slice(1).map(({ from }, index) => from - (spans[index]?.until ?? from));

/** @throws where one of them is not let in; then none is left open */
async function openAll({ origin, account }: Site): Promise<Socket[]> {
  const opened = await Promise.allSettled(
    accountNames.map(async (name) => {
      const { id, headers } = await account(name);
      return openSockets(origin, new Map([[name, id]]), new Map([[name, headers]]));
    }),
  );
  const sockets = opened.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const refused = opened.find((one) => one.status === 'rejected');
  if (!refused) return sockets;
  for (const socket of sockets) socket.close();
  throw refused.reason;
}

/** A page of each account, whose socket comes back by itself. */
export async function openPages(site: Site) {
  let sockets: Socket[] = [];
  await until('pages have their sockets', patienceMs / 1_000, async () => {
    sockets = await openAll(site).catch(() => []);
    return sockets.length > 0;
  });
  return {
    close: () => {
      for (const socket of sockets) socket.close();
    },
    untilBack: async (): Promise<PagesSeen> => {
      const deadline = Date.now() + patienceMs;
      while (!sockets.every(isOpen) && Date.now() < deadline) await wait(pauseMs);
      return {
        open: sockets.length,
        sentAway: sockets.filter((socket) => !isOpen(socket) || socket.spans.length > 1).length,
        back: sockets.filter((socket) => isOpen(socket) && socket.spans.length > 1).length,
        longestMs: Math.max(0, ...sockets.flatMap(gapsOf)),
      };
    },
  };
}
