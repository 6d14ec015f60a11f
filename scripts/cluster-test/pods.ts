import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

export interface Pod {
  metadata: { name: string; labels: Record<string, string>; deletionTimestamp?: string };
  spec: { nodeName: string };
  status: { podIP?: string; conditions?: { type: string; status: string }[] };
}

export const partOf = ({ metadata }: Pod): string => metadata.labels['app.kubernetes.io/name'] ?? '';

export const isReady = ({ metadata, status }: Pod): boolean =>
  !metadata.deletionTimestamp &&
  (status.conditions ?? []).some((one) => one.type === 'Ready' && one.status === 'True');

/** Those that run, or are to run; a migration's that has ended is none. */
export const podsOf = (cluster: Cluster): Promise<Pod[]> =>
  cluster.get<Pod>(
    'pods',
    ...['--selector=app.kubernetes.io/part-of=ideabox', '--field-selector=status.phase!=Succeeded'],
  );

/** Waits until each part has all its pods. */
export const settled = (cluster: Cluster): Promise<string> =>
  cluster.kubectl(['rollout', 'status', 'deployment', '--timeout=10m']);

const pauseMs = 500;

/** Waits until something is so. @throws after so long */
export async function until(what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s`);
    await wait(pauseMs);
  }
}
