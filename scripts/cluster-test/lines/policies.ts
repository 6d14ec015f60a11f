import type { Cluster } from '../cluster.ts';

type Named = { metadata: { name: string } };
type Labels = Record<string, string>;
type Service = Named & { spec: { selector: Labels; ports: { port: number }[] } };
type Peer = { podSelector?: { matchLabels?: Labels } };
type Policy = Named & { spec: { egress?: { to?: Peer[]; ports: { port: number }[] }[] } };
type Door = { part: string; host: string; port: number };

const nameLabel = 'app.kubernetes.io/name';
/** Whom browsers reach: the only door, and where members of the evaluation log in. */
const open = ['gateway', 'identity-provider'];

const said = ({ part, port }: Door) => `${part}:${port}`;

/** Tries to connect to each; prints those that answer. */
const knocks = (doors: Door[]): string => `
  const { connect } = require('node:net');
  const opens = ({ host, port }) => new Promise((resolve) => {
    const socket = connect(port, host, () => { socket.destroy(); resolve(true); });
    socket.setTimeout(10000, () => { socket.destroy(); resolve(false); });
    socket.on('error', () => resolve(false));
  });
  const doors = ${JSON.stringify(doors)};
  Promise.all(doors.map(opens)).then((answers) =>
    console.log(JSON.stringify(doors.filter((_, index) => answers[index]))));`;

async function doorsOf(cluster: Cluster): Promise<Door[]> {
  const services = await cluster.get<Service>('services');
  return services.flatMap(({ metadata, spec }) =>
    spec.ports.map(({ port }) => ({
      part: spec.selector[nameLabel] ?? '',
      host: `${metadata.name}.${cluster.namespace}.svc.cluster.local`,
      port,
    })),
  );
}

const listedOf = ({ spec }: Policy): string[] =>
  (spec.egress ?? []).flatMap(({ to = [], ports }) =>
    to.flatMap(({ podSelector }) => {
      const part = podSelector?.matchLabels?.[nameLabel];
      return part ? ports.map(({ port }) => `${part}:${port}`) : [];
    }),
  );

const distinct = (words: string[]) => [...new Set(words)].sort();
const answering = (printed: string) => distinct((JSON.parse(printed) as Door[]).map(said));

function mustBe(who: string, reached: string[], expected: string[]): void {
  const wrong = reached.filter((door) => !expected.includes(door));
  const missing = expected.filter((door) => !reached.includes(door));
  if (wrong.length > 0) throw new Error(`${who} reaches ${wrong.join(', ')}`);
  if (missing.length > 0) throw new Error(`${who} does not reach ${missing.join(', ')}`);
}

async function fromForeignPod(cluster: Cluster, doors: Door[]): Promise<string[]> {
  const [gateway] = await cluster.get<{ spec: { template: { spec: { containers: { image: string }[] } } } }>(
    'deployments',
    '--field-selector=metadata.name=gateway',
  );
  await cluster.kubectl(['create', 'namespace', cluster.foreign]);
  const image = gateway?.spec.template.spec.containers[0]?.image ?? '';
  const pod = ['--namespace', cluster.foreign, 'run', 'stranger', '--image', image, '--restart', 'Never'];
  await cluster.kubectl([
    ...pod,
    '--image-pull-policy',
    'IfNotPresent',
    '--command',
    '--',
    'node',
    '-e',
    knocks(doors),
  ]);
  const name = ['--namespace', cluster.foreign];
  await cluster.kubectl([
    ...name,
    'wait',
    'pod/stranger',
    '--for=jsonpath={.status.phase}=Succeeded',
    '--timeout=180s',
  ]);
  return answering(await cluster.kubectl([...name, 'logs', 'stranger']));
}

/** A stranger reaches the gateway, and each part whom its policy lists. */
export async function policies(cluster: Cluster): Promise<string> {
  const doors = await doorsOf(cluster);
  const all = distinct(doors.map(said));
  const opened = all.filter((door) => open.some((part) => door.startsWith(`${part}:`)));
  mustBe('a foreign pod', await fromForeignPod(cluster, doors), opened);
  const parts = (await cluster.get<Named>('deployments')).map(({ metadata }) => metadata.name);
  const rules = await cluster.get<Policy>('networkpolicies');
  for (const part of parts) {
    const policy = rules.find(({ metadata }) => metadata.name === part);
    const others = doors.filter((door) => door.part !== part);
    const reached = answering(await cluster.node(part, knocks(others)));
    mustBe(part, reached, policy ? listedOf(policy).filter((door) => all.includes(door)) : []);
  }
  return `${all.length} doors; a foreign pod reaches ${opened.join(', ')}; ${parts.length} parts reach whom they list, and nobody else`;
}
