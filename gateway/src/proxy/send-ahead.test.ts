import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { createByteBudget } from '../bodies/byte-budget.ts';
import { sendAhead } from './send-ahead.ts';

const megabyte = 2 ** 20;
/** More than the buffers of two sockets hold. */
const long = Array.from({ length: 16 * 16 }, () => Buffer.alloc(megabyte / 16, 'a'));

/** Sends a long answer to a reader who takes nothing until it is told to. */
const setUp = async (bounds: { all: number; most: number }) => {
  const budget = createByteBudget(bounds.all);
  const source = Readable.from(long, { objectMode: false });
  const server = createServer((_request, response) =>
    sendAhead(source, response, { budget, most: bounds.most }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  reader.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  const stop = () => {
    reader.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return { budget, source, reader, stop };
};

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('the whole answer is taken before it is read, and its memory given back when it has been', async () => {
  const { budget, source, reader, stop } = await setUp({ all: 32 * megabyte, most: 32 * megabyte });
  await once(source, 'end');
  expect(budget.taken()).toBeGreaterThan(0);
  let bytes = 0;
  reader.on('data', (chunk) => {
    bytes += chunk.length;
  });
  reader.resume();
  await once(reader, 'close');
  expect(bytes).toBeGreaterThan(16 * megabyte);
  await until(() => budget.taken() === 0);
  await stop();
});

test.each([
  ['of one answer', { all: 32 * megabyte, most: megabyte }],
  ['of all', { all: megabyte, most: 32 * megabyte }],
])(
  'beyond the memory %s the source waits for the reader, and a reader who goes gives it back',
  async (_, bounds) => {
    const { budget, source, stop } = await setUp(bounds);
    await until(() => source.isPaused());
    expect(budget.taken()).toBeLessThanOrEqual(megabyte);
    await stop();
    await until(() => budget.taken() === 0);
  },
);
