import { createBus } from '@ideabox/events';
import { createLogger } from '@ideabox/telemetry';
import { eventually } from '@ideabox/testing';
import { createPushing } from '../src/realtime/create-pushing.ts';
import { bootNotifications, type Notifications } from './boot.ts';
import { openListener } from './listener.ts';

let service: Notifications;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.stop());

test('what another instance pushed into a connection that was lost is heard after it, and nothing twice', async () => {
  const log = createLogger('test', 'silent');
  const bus = createBus({ url: service.natsUrl, name: 'another instance', log });
  const { nats } = await bus.link();
  const { push } = createPushing({ db: service.db, bus, log });
  const page = await openListener(service, 'author');
  try {
    await page.subscribed();
    const pushed = () => page.pushes.map(({ notification_id }) => notification_id);
    await push([{ id: 1, member_id: 'author' }]);
    await eventually(() => expect(pushed()).toEqual([1]));
    service.nats.pause();
    const sent = nats.stats().outMsgs;
    await push([{ id: 2, member_id: 'author' }]);
    await eventually(() => expect(nats.stats().outMsgs).toBeGreaterThan(sent));
    await service.nats.restart();
    await eventually(() => expect(pushed()).toEqual([1, 2]));
  } finally {
    page.close();
    await bus.close();
  }
});
