import { umbrella, valuesOf } from '../charts/values-of.ts';
import type { Cluster } from './cluster.ts';
import { settled } from './pods.ts';
import type { Site } from './site.ts';

const set = 'evaluation';
export const release = 'ideabox';
/** Changes each pod, and nothing else. */
const change = { shutdown: { withdrawalSeconds: 6 } };
const patience = ['--wait', '--timeout', '10m'];
/** What is no deployable, and has a release of its own in production. */
const shared = ['base', 'servers'];

type Named = { metadata: { name: string } };

export const partsOf = async (cluster: Cluster): Promise<string[]> =>
  (await cluster.get<Named>('deployments')).map(({ metadata }) => metadata.name);

/** The one release of the evaluation. */
export const install = ({ cluster, values }: Site): Promise<string> =>
  cluster.helm(
    [
      'install',
      release,
      umbrella,
      '--values',
      `${umbrella}/values/${set}.yaml`,
      '--values',
      '-',
      ...patience,
    ],
    JSON.stringify(values),
  );

export async function upgradeAll({ cluster }: Site): Promise<void> {
  const parts = await partsOf(cluster);
  const changes = Object.fromEntries(parts.map((part) => [part, change]));
  await cluster.helm(
    ['upgrade', release, umbrella, '--reset-then-reuse-values', '--values', '-', ...patience],
    JSON.stringify(changes),
  );
}

export const rollBack = ({ cluster }: Site, name = release): Promise<string> =>
  cluster.helm(['rollback', name, ...patience]);

/** From the evaluation's one release to one for each part, as in production; nothing where that was done before. */
export async function takeApart({ cluster, values }: Site): Promise<void> {
  const releases = JSON.parse(await cluster.helm(['list', '--output', 'json'])) as { name: string }[];
  if (!releases.some(({ name }) => name === release)) return;
  await cluster.kubectl(['delete', 'secret', '--selector', `owner=helm,name=${release}`]);
  for (const part of [...shared, ...(await partsOf(cluster))]) {
    const own = JSON.stringify({ global: values.global, ...values[part] });
    const args = ['install', part, `charts/${part}`, '--take-ownership', '--set-json', own];
    await cluster.helm([...args, '--values', '-'], valuesOf(set, part));
  }
}

/** The upgrade of a part that has a release of its own. @param waits until its pods are new */
export const upgrade = (
  { cluster }: Site,
  part: string,
  values: object = change,
  waits = true,
): Promise<string> =>
  cluster.helm(
    [
      ...['upgrade', part, `charts/${part}`, '--reset-then-reuse-values', '--values', '-'],
      ...(waits ? patience : []),
    ],
    JSON.stringify(values),
  );

/** Little enough that two of each find room where one of each does. */
const little = { requests: { cpu: '20m' } };

/** So many of each part, each of a release of its own. */
export async function scale(site: Site, replicas: number): Promise<void> {
  await takeApart(site);
  for (const part of await partsOf(site.cluster))
    await upgrade(site, part, { replicas, resources: little }, false);
  await settled(site.cluster);
}
