import { type AddressInfo, connect, createServer } from 'node:net';

/** One address before several ports; each connection goes to the first that takes it. */
export const startBalancer = async (ports: number[]) => {
  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    const tryNext = ([port, ...others]: number[]): void => {
      if (port === undefined) return void client.destroy();
      const upstream = connect(port, '127.0.0.1', () => {
        client.pipe(upstream).pipe(client);
        upstream.on('close', () => client.destroy());
      });
      upstream.on('error', () => upstream.connecting || tryNext(others));
      client.on('close', () => upstream.destroy());
    };
    tryNext(ports);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
};
