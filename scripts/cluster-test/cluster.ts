import { serviceNames } from '@ideabox/protos';
import { certificatesOf } from '../cluster/certificates-of.ts';
import { clusterWiring } from '../cluster/cluster-wiring.ts';
import { secretsOf } from '../cluster/secrets-of.ts';
import { newSecrets } from '../stack/secrets.ts';
import { topology } from '../stack/topology.ts';
import { run } from './run.ts';

const restricted = 'pod-security.kubernetes.io/enforce=restricted';

/** A cluster, and the namespaces on it that are the test's own. */
export class Cluster {
  readonly namespace = 'ideabox-test';
  readonly foreign = 'ideabox-test-foreign';
  readonly wiring = clusterWiring(newSecrets());

  kubectl(args: string[], input?: string): Promise<string> {
    return run('kubectl', ['--namespace', this.namespace, ...args], input);
  }

  helm(args: string[], input?: string): Promise<string> {
    return run('helm', ['--namespace', this.namespace, ...args], input);
  }

  async get<Item>(kind: string, ...more: string[]): Promise<Item[]> {
    const list = await this.kubectl(['get', kind, '--output', 'json', ...more]);
    return (JSON.parse(list) as { items: Item[] }).items;
  }

  /** Runs a script of Node in a pod of a deployment. */
  node(deployment: string, script: string): Promise<string> {
    return this.kubectl(['exec', '--stdin', `deployment/${deployment}`, '--', 'node', '-'], script);
  }

  async setUp(): Promise<void> {
    await this.tearDown();
    await this.kubectl(['create', 'namespace', this.namespace]);
    await this.kubectl(['label', 'namespace', this.namespace, restricted]);
    const items = [...secretsOf(topology, this.wiring), ...certificatesOf(['gateway', ...serviceNames])];
    await this.kubectl(
      ['apply', '--filename', '-'],
      JSON.stringify({ apiVersion: 'v1', kind: 'List', items }),
    );
  }

  async tearDown(): Promise<void> {
    await this.kubectl(['delete', 'namespace', this.namespace, this.foreign, '--ignore-not-found', '--wait']);
  }
}
