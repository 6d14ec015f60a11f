import { createPassports, eventually, startNats } from '@ideabox/testing';
import { bootIdentity } from './boot-identity.ts';
import { startContent } from './start-content.ts';

test('a required field that is empty flags the redirect, as the operators set it', async () => {
  const [nats, { publicKey }] = await Promise.all([startNats(), createPassports()]);
  const content = await startContent({ natsUrl: nats.url, passportPublicKey: publicKey });
  const service = await bootIdentity({ CONTENT_GRPC_ADDRESS: content.grpcAddress, SETTINGS_POLL_MS: '50' });
  const flag = async (expected: boolean) => {
    const answer = await service.http.get('/me?fields=profile_redirect').set(await service.as('newcomer'));
    expect(answer.body.results).toEqual({ profile_redirect: expected });
  };
  await flag(false);
  await content.setRegistry('profile_fields_required', '["portal_name", "region", "no_such_field"]');
  await eventually(() => flag(true));
  await content.setRegistry('profile_fields_required', 'not JSON');
  await eventually(() => flag(false));
  await service.stop();
  await content.stop();
  await nats.stop();
});
