import { createInterface } from 'node:readline';
import type { Cluster } from './cluster.ts';
import { start } from './run.ts';

/** The address on this machine of a pod whom the policies keep from strangers; until it is closed, or its pod ends. */
export async function forward(cluster: Cluster, pod: string, port: number) {
  const { namespace } = cluster;
  const child = start('kubectl', ['--namespace', namespace, 'port-forward', `pod/${pod}`, `:${port}`]);
  if (!child.stdout) throw new Error('kubectl has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Forwarding from (127\.0\.0\.1:\d+)/.exec(line)?.[1];
    if (address) return { address, close: () => child.kill() };
  }
  throw new Error(`kubectl does not forward to ${pod}`);
}
