import { parseAllDocuments } from 'yaml';

export type KubernetesObject = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
} & Record<string, unknown>;

/** The objects of what Helm rendered. */
export const objectsIn = (rendered: string): KubernetesObject[] =>
  parseAllDocuments(rendered).flatMap((document) => (document.toJS() as KubernetesObject | null) ?? []);

/** Those of a kind. */
export const ofKind = <Shape>(objects: KubernetesObject[], kind: string) =>
  objects.filter((one) => one.kind === kind) as (KubernetesObject & Shape)[];
