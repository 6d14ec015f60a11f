import type { Member } from '@ideabox/contract';
import type { Answer } from '../../../platform/testing/src/answer.ts';
import { storedUserKey } from '../session/stored-user.ts';
import { oidcSample } from './page-config-sample.ts';

/** What the browser keeps of who is logged in. */
export const keepLogin = (member: Member): void =>
  localStorage.setItem(
    storedUserKey(oidcSample),
    JSON.stringify({
      access_token: 'token',
      expires_at: Date.now() / 1000 + 300,
      profile: { sub: member.id, nickname: member.portalName },
    }),
  );

export const endLogin = (): void => localStorage.removeItem(storedUserKey(oidcSample));

export const answerMe = ({ id, portalName, roles }: Member): Answer => ({
  body: { results: { id, portal_name: portalName, roles, user_icon_src: null } },
});
