import { createBus } from '@ideabox/events';
import { createLogger } from '@ideabox/telemetry';
import { eventually, startNats } from '@ideabox/testing';

const log = createLogger('test', 'silent');

test('the URL names who connects; without the password nobody does', async () => {
  const password = 'p@ss/word:%';
  const nats = await startNats({ user: 'ideabox', password });
  const urlWith = (given: string) => nats.url.replace('//', `//ideabox:${encodeURIComponent(given)}@`);
  const warned = jest.spyOn(log, 'warn');
  const [known, unknown] = [urlWith(password), urlWith('guess')].map((url) =>
    createBus({ url, name: 'test', log }),
  );
  try {
    await eventually(() => expect(known?.connected()).toBe(true));
    await eventually(() => expect(JSON.stringify(warned.mock.calls)).toMatch(/AuthorizationError/));
    expect(unknown?.connected()).toBe(false);
  } finally {
    await known?.close();
    await unknown?.close();
    await nats.stop();
  }
});
