import { ask } from '../site/ask.ts';
import { openPage } from '../site/open-page.ts';
import { pick } from '../site/pick.ts';
import { plan } from '../site/plan.ts';
import { think } from '../site/think.ts';

/** Follows a link from elsewhere, reads what people say below it, and looks at another one, or at the front page. */
export function reader(): void {
  const id = pick(plan.content.ideas);
  openPage(`/idea/${id}`, true);
  ask({ kind: 'reads', path: `/api/v1/ideas/${id}/comments` });
  ask({ kind: 'reads', path: `/api/v1/ideas/${id}/related` });
  think(3, 9);
  openPage(Math.random() < 0.5 ? '/' : `/idea/${pick(plan.content.ideas)}`);
  think(3, 9);
}
