import { ask } from '../site/ask.ts';
import { nextMember } from '../site/members.ts';
import { openPage } from '../site/open-page.ts';
import { pick } from '../site/pick.ts';
import { plan } from '../site/plan.ts';
import { think } from '../site/think.ts';
import { write } from '../site/write.ts';

const types = ['positive', 'positive', 'neutral', 'negative'] as const;

/** A member who reads two ideas and votes on both. */
export function voter(): void {
  const member = nextMember();
  openPage('/ideas');
  ask({ kind: 'reads', path: '/api/v1/me', token: member.token });
  for (const id of [pick(plan.content.openIdeas), pick(plan.content.openIdeas)]) {
    think(2, 6);
    ask({ kind: 'reads', path: `/api/v1/ideas/${id}?fields=id,my_vote`, token: member.token });
    think(2, 6);
    write('vote', `${id}:${member.id}`, member, {
      ...{ method: 'PUT', path: `/api/v1/ideas/${id}/vote` },
      body: { type: pick(types) },
    });
  }
}
