import { startServiceProcess } from '@ideabox/testing';

test('a service that ends before it is ready is told at once', async () => {
  await expect(startServiceProcess('content', { DATABASE_POOL: '0' })).rejects.toThrow(
    'content ended before it was ready',
  );
});
