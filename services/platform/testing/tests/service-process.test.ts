import { startServiceProcess } from '@ideabox/testing';

test('a service that ends before it is ready is told at once, with what it said', async () => {
  await expect(startServiceProcess('content', { DATABASE_POOL: '0' })).rejects.toThrow(
    /^content ended before it was ready\nThe configuration is not usable:\n(.*\n)* {2}DATABASE_POOL/,
  );
});
