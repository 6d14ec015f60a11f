import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { Cluster } from './cluster.ts';

/** A port of this machine that leads to a Service, whichever of its pods answers: `kubectl port-forward` ends with its pod. */
export interface Door {
  origin: string;
  close: () => void;
}

const port = 8080;

async function addressOf(cluster: Cluster, service: string): Promise<string> {
  const found = await cluster.get<{ spec: { clusterIP: string } }>(
    ...['service', `--field-selector=metadata.name=${service}`],
  );
  const address = found[0]?.spec.clusterIP;
  if (!address) throw new Error(`there is no Service ${service}`);
  return address;
}

/** Which connections end, and how, is the business of those who talk. */
const ignore = () => undefined;

/** May be opened before the Service is there. */
export async function openDoor(cluster: Cluster, service: string): Promise<Door> {
  let address: Promise<string> | undefined;
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, async (client) => {
    open.add(client.once('close', () => open.delete(client)));
    try {
      address ??= addressOf(cluster, service);
      const pod = connect({ host: await address, port, allowHalfOpen: true });
      pipeline(client, pod, ignore);
      pipeline(pod, client, ignore);
    } catch {
      address = undefined;
      client.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const client of open) client.destroy();
    },
  };
}
