import { text } from 'node:stream/consumers';
import { type KubernetesObject, objectsIn } from './objects.ts';

/** The packages that have the schemas of others' kinds, by their group. */
const packages: Record<string, string> = {
  'cert-manager.io': '@kubernetes-models/cert-manager',
  'external-secrets.io': '@kubernetes-models/external-secrets',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
  'keda.sh': '@kubernetes-models/keda',
};

/** Kinds whose schemas no package of npm has: their operators alone know them. */
const unknownGroups = ['postgresql.cnpg.io', 'barmancloud.cnpg.io', 'k8s.keycloak.org'];

type Model = new (object: KubernetesObject) => { validate(): void };

/** What the schema of its kind has against an object; nothing where it fits. */
async function faultOf(object: KubernetesObject): Promise<string | undefined> {
  const { apiVersion, kind, metadata } = object;
  const group = apiVersion.split('/')[0] ?? '';
  if (unknownGroups.includes(group)) return undefined;
  try {
    const from = packages[group] ?? 'kubernetes-models';
    const models = (await import(`${from}/${apiVersion}/${kind}`)) as Record<string, Model>;
    const model = models[kind];
    if (model) new model(object).validate();
    return model ? undefined : `${kind} ${metadata.name}: no such kind in ${apiVersion}`;
  } catch (error) {
    return `${kind} ${metadata.name}: ${(error as Error).message}`;
  }
}

// A program: the schemas are modules that jest's own loader does not find.
const faults = await Promise.all(objectsIn(await text(process.stdin)).map(faultOf));
for (const fault of faults) if (fault) console.log(fault);
