import { serviceNames } from '@ideabox/protos';
import { settled } from '../pods.ts';
import { takeApart, upgrade } from '../releases.ts';
import type { Site } from '../site.ts';

/** Whom a policy lets call whom. */
const [caller, called] = ['analytics', 'content-grpc'];

/** Begins to talk as RPCs do, with the caller's own certificate or none; prints whether it is answered. */
const knock = (withCertificate: boolean): string => `
  const { readFileSync } = require('node:fs');
  const { connect } = require('node:tls');
  const file = (name) => readFileSync('/tls/' + name);
  const own = ${withCertificate} ? { cert: file('tls.crt'), key: file('tls.key') } : {};
  const socket = connect({ host: '${called}', port: 9090, servername: '${called}', ALPNProtocols: ['h2'], ca: file('ca.crt'), ...own });
  const say = (word) => { console.log(word); process.exit(); };
  socket.setTimeout(10000, () => say('silence'));
  socket.once('data', () => say('answered'));
  socket.once('error', () => say('refused'));
  socket.once('close', () => say('refused'));`;

/** With mutual TLS on, everything works, and who shows no certificate is refused though the policies let them come. */
export async function mutualTls(site: Site): Promise<string> {
  const { cluster } = site;
  await takeApart(site);
  for (const part of ['gateway', ...serviceNames])
    await upgrade(site, part, { grpcTls: { secret: `ideabox-${part}-rpc` } }, false);
  await settled(cluster);
  const [own, none] = await Promise.all([true, false].map((one) => cluster.node(caller, knock(one))));
  if (own?.trim() !== 'answered' || none?.trim() !== 'refused')
    throw new Error(`mutual TLS: with a certificate ${caller} was ${own}, without one ${none}`);
  await cluster.helm(['test', 'gateway', '--timeout', '6m']);
  return `with mutual TLS on, ${called} answers ${caller} by its certificate, refuses it without one, and helm test passes`;
}
