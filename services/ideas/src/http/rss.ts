import { raw } from '@ideabox/http';
import { Feed } from 'feed';
import { z } from 'zod';
import { safeHtml } from '../domain/safe-html.ts';
import { narrow, scopeOf } from '../domain/scope.ts';
import { loadCards } from '../store/cards.ts';
import { findIdeas } from '../store/find-ideas.ts';
import { categoryMatching } from './category-key.ts';
import { route } from './route.ts';

const newest = { sort: 'date_entered', order: 'desc', seed: 0, limit: 50, offset: 0 } as const;

export const rss = route({
  method: 'get',
  path: '/rss',
  summary: 'The newest 50 ideas as RSS 2.0 (at the site’s root)',
  access: 'anyone',
  query: { category: z.string().max(100).optional() },
  handle: async ({ db, categories, settings, commonCounts, publicUrl }, { query }) => {
    const all = await categories.all();
    const whole = scopeOf(all, null);
    const scope = query.category === undefined ? whole : narrow(whole, categoryMatching(all, query.category));
    const ids =
      scope.categories.length > 0 ? (await findIdeas(db, newest, scope, undefined, commonCounts)).ids : [];
    const title = settings.registry('sitename') || 'アイデアボックス';
    const feed = new Feed({
      title,
      description: settings.registry('catchword') || title,
      id: publicUrl,
      link: publicUrl,
      language: 'ja',
      feedLinks: { rss: `${publicUrl}/rss` },
      copyright: '',
    });
    for (const idea of await loadCards(db, ids)) {
      const link = `${publicUrl}/idea/${idea.id}`;
      feed.addItem({
        title: idea.name,
        id: link,
        link,
        description: safeHtml(idea.contents),
        date: idea.date_entered,
      });
    }
    return raw('application/rss+xml; charset=utf-8', feed.rss2());
  },
});
