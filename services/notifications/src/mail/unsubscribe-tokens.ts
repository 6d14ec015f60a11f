import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tokens that let whoever holds a mail end mail to its recipient, and nothing else. They do not expire. */
export type UnsubscribeTokens = {
  tokenFor: (memberId: string) => string;
  /** @returns whose it is; undefined when it is not in order. */
  memberOf: (token: string) => string | undefined;
};

export const createUnsubscribeTokens = (secret: string): UnsubscribeTokens => {
  const sign = (memberId: string) => createHmac('sha256', secret).update(`unsubscribe:${memberId}`).digest();
  return {
    tokenFor: (memberId) =>
      `${Buffer.from(memberId).toString('base64url')}.${sign(memberId).toString('base64url')}`,
    memberOf: (token) => {
      const [id = '', signature = ''] = token.split('.');
      const memberId = Buffer.from(id, 'base64url').toString();
      const given = Buffer.from(signature, 'base64url');
      const right = sign(memberId);
      return given.length === right.length && timingSafeEqual(given, right) ? memberId : undefined;
    },
  };
};
