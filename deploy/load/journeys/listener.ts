import { ask } from '../site/ask.ts';
import { listen } from '../site/listen.ts';
import { nextAuthor } from '../site/members.ts';
import { openPage } from '../site/open-page.ts';

const staysSeconds = 25;

/** A member with an open page: what is told to them is pushed into it. */
export function listener(): void {
  const member = nextAuthor();
  openPage('/');
  ask({ kind: 'reads', path: `/api/v1/members/${member.id}/notifications`, token: member.token });
  listen(member, staysSeconds);
}
