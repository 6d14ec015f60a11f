import { createServer } from 'node:net';
import { allotPorts, isPortFree, portFromEnvironment, requirePort } from './ports.ts';

test('a port that somebody holds is refused by name, and passed over where any will do', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as { port: number };
  expect(await isPortFree(port)).toBe(false);
  await expect(requirePort(port, 'gateway', 'PORT')).rejects.toThrow(
    new RegExp(`^Port ${port} for the gateway is taken .* PORT=${port + 10}\\.$`),
  );
  const { first, second } = await allotPorts(port, ['first', 'second']);
  expect(first).toBeGreaterThan(port);
  expect(second).toBeGreaterThan(first);
  await new Promise((resolve) => holder.close(resolve));
});

test('a malformed port is never replaced in silence', () => {
  process.env.SOME_PORT = '80a';
  expect(() => portFromEnvironment('SOME_PORT', 1)).toThrow('SOME_PORT must be a port number');
  process.env.SOME_PORT = '';
  expect(portFromEnvironment('SOME_PORT', 8080)).toBe(8080);
});
