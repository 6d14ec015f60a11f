import { ask } from '../site/ask.ts';
import { openPage } from '../site/open-page.ts';
import { pick } from '../site/pick.ts';
import { plan } from '../site/plan.ts';
import { think } from '../site/think.ts';

/** Looks for a word, turns the page, opens one of what was found. */
export function searcher(): void {
  const word = encodeURIComponent(pick(plan.content.words));
  openPage(`/search?keyword=${word}`, true);
  ask({ kind: 'reads', path: `/api/v1/ideas?keyword=${word}&limit=20` });
  think(2, 5);
  ask({ kind: 'reads', path: `/api/v1/ideas?keyword=${word}&limit=20&offset=20` });
  think(2, 5);
  openPage(`/idea/${pick(plan.content.ideas)}`);
  think(2, 6);
}
