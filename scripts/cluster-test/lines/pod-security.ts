import type { Cluster } from '../cluster.ts';

const privileged = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'privileged' },
  spec: { containers: [{ name: 'any', image: 'any', securityContext: { privileged: true } }] },
};

/** The namespace enforces `restricted`, and refused nothing of ours. */
export async function podSecurity(cluster: Cluster): Promise<string> {
  const refused = await cluster
    .kubectl(['create', '--dry-run=server', '--filename', '-'], JSON.stringify(privileged))
    .then(() => '', String);
  if (!refused.includes('violates PodSecurity "restricted'))
    throw new Error('the namespace takes a privileged pod');
  const events = await cluster.get<{ message: string }>('events');
  const ours = events
    .map(({ message }) => message)
    .filter((message) => message.includes('violates PodSecurity'));
  if (ours.length > 0) throw new Error(ours.join('\n'));
  const pods = await cluster.get<object>('pods');
  return `${pods.length} pods run under it, none was refused; a privileged one is`;
}
