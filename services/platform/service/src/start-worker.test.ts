import { RpcFailure, status } from '@ideabox/grpc';
import { putOffMs } from './start-worker.ts';

const rpcFailure = (code: status) =>
  new RpcFailure(Object.assign(new Error(), { code, details: '', metadata: undefined as never }));

test.each([
  ['the database is away', Object.assign(new Error(), { code: 'ECONNREFUSED' }), [1_000, 2_000, 2_000]],
  ['another service is away', rpcFailure(status.UNAVAILABLE), [1_000, 2_000, 2_000]],
  ['another service refuses', rpcFailure(status.INVALID_ARGUMENT), [1_000, 8_000, 30_000]],
  ['the work itself fails', new Error('a fault'), [1_000, 8_000, 30_000]],
])('how long work is put off after one, four and twelve failures where %s', (_, error, expected) => {
  expect([1, 4, 12].map((failures) => putOffMs(failures, error))).toEqual(expected);
});
