import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { faultsOfBooks, figuresOf, without } from '../figures.ts';
import { isReady, type Pod, partOf, podsOf, settled } from '../pods.ts';
import { scale } from '../releases.ts';
import type { Site } from '../site.ts';
import { underLoad } from '../under-load.ts';

const replicas = 2;
const deletesForMs = 300_000;
const pauseMs = 3_000;
/** They are alone: what their restart does is looked at by itself. */
const servers = ['postgres', 'nats', 'redis'];

const isDeployable = (pod: Pod) => !servers.includes(partOf(pod));

/** One of a part whose pods are all there: nobody takes the last one. */
function pick(pods: Pod[]): Pod | undefined {
  const parts = Map.groupBy(pods.filter(isDeployable), partOf);
  const whole = [...parts.values()].filter((some) => some.filter(isReady).length >= replicas);
  const some = whole[Math.floor(Math.random() * whole.length)] ?? [];
  return some.filter(isReady)[Math.floor(Math.random() * replicas)];
}

async function deletePods(cluster: Cluster, forMs: number): Promise<number> {
  let deleted = 0;
  for (const end = Date.now() + forMs; Date.now() < end; await wait(pauseMs)) {
    const victim = pick(await podsOf(cluster));
    if (!victim) continue;
    await cluster.kubectl(['delete', 'pod', victim.metadata.name, '--wait=false']);
    deleted += 1;
  }
  return deleted;
}

/** The node that has least of what is alone. */
async function nodeToDrain(cluster: Cluster): Promise<string | undefined> {
  const nodes = (await cluster.get<Pod>('nodes')).map(({ metadata }) => metadata.name);
  if (nodes.length < 2) return undefined;
  const alone = (await podsOf(cluster)).filter((pod) => !isDeployable(pod));
  const weight = (node: string) => alone.filter(({ spec }) => spec.nodeName === node).length;
  return nodes.toSorted((a, b) => weight(a) - weight(b))[0];
}

async function drain(cluster: Cluster, node: string): Promise<void> {
  try {
    const most = ['--ignore-daemonsets', '--delete-emptydir-data', '--timeout=5m'];
    const ours = '--pod-selector=app.kubernetes.io/part-of=ideabox';
    await cluster.kubectl(['drain', node, ours, ...most]);
  } finally {
    await cluster.kubectl(['uncordon', node]);
  }
}

/** Pods go at random, and a node with all it has. */
export async function evictions(site: Site): Promise<string> {
  const { cluster, pace } = site;
  await scale(site, replicas);
  const node = await nodeToDrain(cluster);
  let deleted = 0;
  const seen = await underLoad(site, async (take) => {
    await take('pods are deleted at random', async () => {
      deleted = await deletePods(cluster, deletesForMs * pace.length);
      await settled(cluster);
    });
    if (node) await take(`${node} is drained`, () => drain(cluster, node));
    await take('pods come back', () => settled(cluster));
  });
  return without(faultsOfBooks(seen.books), `${deleted} pods deleted; ${figuresOf(seen)}`);
}
