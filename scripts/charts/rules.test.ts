import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@ideabox/config';
import { clusterWiring } from '../cluster/cluster-wiring.ts';
import { secretsOf } from '../cluster/secrets-of.ts';
import { newSecrets } from '../stack/secrets.ts';
import { topology } from '../stack/topology.ts';
import { objectsIn, ofKind } from './objects.ts';
import { goldenOf } from './render.ts';

const repository = join(import.meta.dirname, '../..');
const golden = readFileSync(join(repository, goldenOf('evaluation')), 'utf8');
const objects = objectsIn(golden);

const schemaFaults = (rendered: string): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'schema-faults.ts')], {
    input: rendered,
    encoding: 'utf8',
  });

const manifests = (folder: string) =>
  globSync(`${folder}/**/*.yaml`, { cwd: repository })
    .map((file) => readFileSync(join(repository, file), 'utf8'))
    .filter((text) => objectsIn(text).every(({ kind }) => kind));

test.each([
  ['the evaluation', () => [golden], 50],
  ['production', () => [readFileSync(join(repository, goldenOf('production')), 'utf8')], 50],
  ['what production stands on', () => manifests('deploy/production'), 30],
])('every object of %s fits the schema of its kind', (_, texts, fewest) => {
  const rendered = texts().join('\n---\n');
  expect(objectsIn(rendered).length).toBeGreaterThan(fewest);
  expect(schemaFaults(rendered)).toBe('');
});

test('an object that does not fit is named, with what is wrong', () => {
  const wrong = golden.replace('maxUnavailable: 0', 'maxUnavailable: [0]');
  expect(schemaFaults(wrong)).toMatch(/^Deployment [a-z-]+: .*maxUnavailable.*\n$/);
});

const settings = new Map(
  ofKind<{ data: Record<string, string> }>(objects, 'ConfigMap').map((one) => [one.metadata.name, one.data]),
);
const secrets = new Map(
  secretsOf(topology, clusterWiring(newSecrets())).map((one) => [one.metadata.name, one.stringData]),
);

type Source = { configMapRef?: { name: string }; secretRef?: { name: string } };
type Variable = { valueFrom?: { secretKeyRef?: { name: string; key: string } } };
type Container = {
  name: string;
  securityContext: object;
  envFrom?: Source[];
  env?: Variable[];
  resources: object;
};
type PodSpec = { securityContext: object; automountServiceAccountToken?: boolean; containers: Container[] };
type Workload = { spec: { template: { spec: PodSpec } } };
const deployments = ofKind<Workload>(objects, 'Deployment');

function environmentOf(name: string): Record<string, string> {
  const deployment = deployments.find((one) => one.metadata.name === name);
  const sources = deployment?.spec.template.spec.containers.flatMap(({ envFrom }) => envFrom ?? []) ?? [];
  return Object.assign(
    {},
    ...sources.map(({ configMapRef, secretRef }) =>
      configMapRef ? settings.get(configMapRef.name) : secrets.get(secretRef?.name ?? ''),
    ),
  );
}

test.each(topology.map((one) => [one.name, one] as const))(
  '%s is given what its config asks for, and no setting that it does not know',
  (name, { config }) => {
    expect(() => readConfig(config, environmentOf(name))).not.toThrow();
    expect(Object.keys(settings.get(name) ?? {}).filter((variable) => !(variable in config))).toEqual([]);
  },
);

type Peer = { podSelector?: { matchLabels: { 'app.kubernetes.io/name'?: string } } };
type Rule = { from?: Peer[]; to?: Peer[]; ports: { port: number }[] };
type Policy = { spec: { ingress?: Rule[]; egress?: Rule[] } };
const policies = ofKind<Policy>(objects, 'NetworkPolicy');

const pairsOf = (rules: Rule[], side: 'from' | 'to') =>
  rules.flatMap((rule) =>
    (rule[side] ?? []).flatMap((peer) => {
      const name = peer.podSelector?.matchLabels['app.kubernetes.io/name'];
      return name ? rule.ports.map(({ port }) => ({ name, port })) : [];
    }),
  );

test('who may go somewhere may come there: callers and callees name each other', () => {
  const comings = new Set(
    policies.flatMap(({ metadata, spec }) =>
      pairsOf(spec.ingress ?? [], 'from').map(({ name, port }) => `${name} → ${metadata.name}:${port}`),
    ),
  );
  // What anyone may reach names nobody.
  const open = policies
    .filter(({ spec }) => spec.ingress?.some(({ from }) => !from))
    .map((one) => one.metadata.name);
  const goings = policies.flatMap(({ metadata, spec }) =>
    pairsOf(spec.egress ?? [], 'to')
      .filter(({ name }) => !open.includes(name))
      .map(({ name, port }) => `${metadata.name} → ${name}:${port}`),
  );
  expect(goings.length).toBeGreaterThan(20);
  expect(goings.filter((going) => !comings.has(going))).toEqual([]);
});

const workloads = ['Deployment', 'StatefulSet', 'Job'].flatMap((kind) => ofKind<Workload>(objects, kind));
const pods = [
  ...workloads.map(({ metadata, spec }) => ({ metadata, spec: spec.template.spec })),
  ...ofKind<{ spec: PodSpec }>(objects, 'Pod'),
];

test('every key of a Secret that a variable is taken from is one that `npm run secrets` makes', () => {
  const keys = pods.flatMap(({ spec }) =>
    spec.containers.flatMap(({ env = [] }) => env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? [])),
  );
  expect(keys.length).toBeGreaterThan(7);
  for (const { name, key } of keys) expect(secrets.get(name)).toHaveProperty([key]);
});

test('every pod is one that the policy `restricted` takes, with a read-only root and no token', () => {
  for (const { metadata, spec: pod } of pods) {
    expect({ name: metadata.name, ...pod }).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const container of pod.containers) {
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { requests: { cpu: expect.anything(), memory: expect.anything() } },
      });
    }
  }
});
