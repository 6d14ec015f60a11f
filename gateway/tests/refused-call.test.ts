import { callerEnv } from '@ideabox/testing';
import { bootWithIdentity } from './boot-with-identity.ts';

test('where identity refuses the gateway, a member’s token is not called wrong, and visitors read on', async () => {
  const { CALLER_PRIVATE_KEY = '' } = callerEnv('scripts');
  const gateway = await bootWithIdentity({ CALLER_PRIVATE_KEY });
  const member = await gateway.http.get('/api/v1/me').set(await gateway.provider.bearer('m'));
  expect([member.status, member.body.message]).toEqual([500, 'A server error has occurred']);
  await gateway.http.get('/api/v1/ideas').expect(200);
  await gateway.stop();
});
