import { ask, results } from '../site/ask.ts';
import { nextMember } from '../site/members.ts';
import { openPage } from '../site/open-page.ts';
import { pick } from '../site/pick.ts';
import { plan } from '../site/plan.ts';
import { think } from '../site/think.ts';
import { write } from '../site/write.ts';

const looksAt = 3;

interface Idea {
  id: number;
  category: { id: number };
}

/** A member who answers what is new, whose author may have the page open. */
export function commenter(): void {
  const member = nextMember();
  openPage('/ideas');
  const newest = results<Idea[]>(
    ask({ kind: 'reads', path: `/api/v1/ideas?fields=id,category&sort=date_entered&limit=${looksAt}` }),
  );
  const open = newest?.filter(({ category }) => plan.content.categories.includes(category.id)) ?? [];
  const idea = pick(open.length > 0 ? open.map(({ id }) => id) : plan.content.openIdeas);
  think(3, 8);
  openPage(`/idea/${idea}`);
  think(6, 14);
  const contents = `${plan.mark} ${crypto.randomUUID()} ${pick(plan.content.words)}`;
  write('comment', contents, member, {
    ...{ method: 'POST', path: '/api/v1/comments' },
    body: { idea_id: idea, contents },
  });
}
