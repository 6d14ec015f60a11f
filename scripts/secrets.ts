import { clusterWiring } from './cluster/cluster-wiring.ts';
import { secretsOf } from './cluster/secrets-of.ts';
import { newSecrets } from './stack/secrets.ts';
import { topology } from './stack/topology.ts';

// A first set: `kubectl apply` of another one shuts everybody out of the servers that the first has made.
const items = secretsOf(topology, clusterWiring(newSecrets()));
console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2));
