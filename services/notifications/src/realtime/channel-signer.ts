import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs and checks that a socket may listen to a private channel, as Pusher's protocol has it. */
export type ChannelSigner = {
  appKey: string;
  /** @returns `<key>:<HMAC SHA-256, hex>`. */
  sign: (socketId: string, channel: string) => string;
  verify: (socketId: string, channel: string, auth: string) => boolean;
};

export const createChannelSigner = (app: { key: string; secret: string }): ChannelSigner => {
  const sign = (socketId: string, channel: string) => {
    const signature = createHmac('sha256', app.secret).update(`${socketId}:${channel}`).digest('hex');
    return `${app.key}:${signature}`;
  };
  return {
    appKey: app.key,
    sign,
    verify: (socketId, channel, auth) => {
      const expected = Buffer.from(sign(socketId, channel));
      const given = Buffer.from(auth);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
};
