import { createPassportReader, passportHeader } from '@ideabox/passport';
import { createPassports } from './passports.ts';

afterEach(() => jest.useRealTimers());

test('headers are valid however long they were kept', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  const { as, publicKey } = await createPassports();
  const read = await createPassportReader([publicKey]);
  const headers = await as('m1', 'operator', '花子');
  const bearer = { id: 'm1', name: '花子', roles: ['operator'] };
  for (const seconds of [0, 29, 36, 66, 3_600]) {
    jest.setSystemTime(Date.now() + seconds * 1_000);
    await expect(read(headers[passportHeader])).resolves.toEqual(bearer);
  }
});
