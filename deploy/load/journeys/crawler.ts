import { sleep } from 'k6';
import { ask } from '../site/ask.ts';
import { pick } from '../site/pick.ts';
import { plan } from '../site/plan.ts';

const pages = 10;
const headers = { 'user-agent': 'Mozilla/5.0 (compatible; ideabox-load-crawler)' };

/** A search engine: asks what it may, and takes a page a second. */
export function crawler(): void {
  ask({ kind: 'pages', path: '/robots.txt', headers });
  for (let count = 0; count < pages; count += 1) {
    ask({ kind: 'pages', path: `/idea/${pick(plan.content.ideas)}`, headers });
    sleep(1);
  }
}
