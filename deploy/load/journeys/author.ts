import { ask } from '../site/ask.ts';
import { listen } from '../site/listen.ts';
import { nextAuthor } from '../site/members.ts';
import { openPage } from '../site/open-page.ts';
import { pick } from '../site/pick.ts';
import { plan } from '../site/plan.ts';
import { think } from '../site/think.ts';
import { write } from '../site/write.ts';

const nameLength = 100;
const waitsSeconds = 25;

/** A member who types an idea, is shown what is like it, posts it, and waits with the page open for what others say. */
export function author(): void {
  const member = nextAuthor();
  openPage('/ideas');
  const draft = pick(plan.content.names);
  think(4, 10);
  ask({ kind: 'reads', path: `/api/v1/ideas/similar?text=${encodeURIComponent(draft)}` });
  think(4, 10);
  const name = `${plan.mark} ${crypto.randomUUID()} ${draft}`.slice(0, nameLength);
  write('idea', name, member, {
    ...{ method: 'POST', path: '/api/v1/ideas' },
    body: { name, contents: `${name}\n${draft}`, category: pick(plan.content.categories) },
  });
  listen(member, waitsSeconds);
}
