import { createChannelSigner } from './channel-signer.ts';

// The example of Pusher's own documentation on authorising private channels.
const signer = createChannelSigner({ key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' });
const auth = '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4';

describe('createChannelSigner', () => {
  test('signs as Pusher does', () => {
    expect(signer.sign('1234.1234', 'private-foobar')).toBe(auth);
  });

  test('takes its own signature, for the same socket and channel alone', () => {
    expect(signer.verify('1234.1234', 'private-foobar', auth)).toBe(true);
    expect(signer.verify('1234.1235', 'private-foobar', auth)).toBe(false);
    expect(signer.verify('1234.1234', 'private-foobaz', auth)).toBe(false);
  });

  test.each(['', ':', 'x', auth.slice(0, -1), `${auth.slice(0, -1)}5`, auth.replace('278', '279')])(
    'refuses %j',
    (given) => {
      expect(signer.verify('1234.1234', 'private-foobar', given)).toBe(false);
    },
  );
});
