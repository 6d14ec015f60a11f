import { parseArgs } from 'node:util';
import { serviceNames } from '@ideabox/protos';
import { certificatesOf } from './cluster/certificates-of.ts';
import { clusterWiring } from './cluster/cluster-wiring.ts';
import { secretsOf } from './cluster/secrets-of.ts';
import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';
import { newSecrets } from './stack/secrets.ts';
import { topology } from './stack/topology.ts';

const usage = `npm run -s secrets                       a first set of Secrets, with certificates for RPCs
npm run -s secrets -- --certificates     these certificates alone, when the first run out`;

function areCertificatesEnough(): boolean {
  try {
    const options = { certificates: { type: 'boolean', default: false } } as const;
    return parseArgs({ options }).values.certificates;
  } catch (cause) {
    throw new StartFailure(usage, { cause });
  }
}

await runScript(async () => {
  const certificates = certificatesOf(['gateway', ...serviceNames]);
  // `kubectl apply` of another set shuts everybody out of the servers that the first has made.
  const others = areCertificatesEnough() ? [] : secretsOf(topology, clusterWiring(newSecrets()));
  const items = [...others, ...certificates];
  console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2));
});
