import { setTimeout as wait } from 'node:timers/promises';
import { isReady, type Pod, partOf, podsOf, settled } from '../pods.ts';
import { scale, upgrade } from '../releases.ts';
import type { Site } from '../site.ts';
import { whileVisited } from '../under-load.ts';

interface Counted {
  part: string;
  /** Where it says what it has answered, and by which name. */
  port: number;
  metric: string;
}

/** Whoever calls them holds connections: browsers, and the gateway. */
const parts: Counted[] = [
  { part: 'gateway', port: 9100, metric: 'gateway_request_seconds_count' },
  { part: 'ideas', port: 8080, metric: 'http_request_seconds_count' },
];
const [few, many] = [2, 3];
const visitors = 3;
const settledMs = 60_000;
const countedMs = 60_000;
const mostOff = 0.2;

/** Prints how many calls of others this process has answered. */
const count = ({ port, metric }: Counted): string => `
  fetch('http://127.0.0.1:${port}/metrics').then((answer) => answer.text()).then((text) => {
    const lines = text.split('\\n').filter((line) => line.startsWith('${metric}'));
    console.log(lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0));
  });`;

async function countsOf({ cluster }: Site, counted: Counted): Promise<Map<string, number>> {
  const pods = (await podsOf(cluster)).filter((pod) => partOf(pod) === counted.part && isReady(pod));
  const asked = pods.map(async ({ metadata: { name } }: Pod) => {
    const said = await cluster.kubectl(['exec', '--stdin', name, '--', 'node', '-'], count(counted));
    return [name, Number(said)] as const;
  });
  return new Map(await Promise.all(asked));
}

/** A pod that has come gets as much to do as the others, a minute later. */
export async function shares(site: Site): Promise<string> {
  const { cluster, pace } = site;
  await scale(site, few);
  const counts = () => Promise.all(parts.map((one) => countsOf(site, one)));
  const measure = async () => {
    const before = new Set((await podsOf(cluster)).map(({ metadata }) => metadata.name));
    for (const { part } of parts) await upgrade(site, part, { replicas: many }, false);
    await settled(cluster);
    await wait(settledMs);
    const first = await counts();
    await wait(countedMs);
    const last = await counts();
    return parts.map(({ part }, index) => {
      const calls = [...(last[index] ?? [])].map(([name, total]) => ({
        isNew: !before.has(name),
        count: total - (first[index]?.get(name) ?? 0),
      }));
      return shareOf(part, calls);
    });
  };
  const { done } = await whileVisited(site, visitors * pace.rate, measure);
  return done.join('; ');
}

/** @throws where the newest answered much more or less than the others */
function shareOf(part: string, calls: { isNew: boolean; count: number }[]): string {
  const newest = calls.find(({ isNew }) => isNew)?.count ?? 0;
  const others = calls.filter(({ isNew }) => !isNew).map(({ count }) => count);
  const usual = others.reduce((sum, one) => sum + one, 0) / others.length;
  const words = `the newest of ${calls.length} ${part} answered ${newest} calls, the others ${others.join(' and ')}`;
  if (!(Math.abs(newest / usual - 1) <= mostOff)) throw new Error(words);
  return words;
}
