import { raw } from '@ideabox/http';
import { safeHtml } from '@ideabox/text';
import { z } from 'zod';
import { linksFromElsewhere } from '../../domain/links.ts';
import { type Item, rssDocument } from '../../domain/rss-document.ts';
import { narrow, scopeOf } from '../../domain/scope.ts';
import { findIdeas } from '../../store/finding/find-ideas.ts';
import { type CardRow, loadCards } from '../../store/ideas/cards.ts';
import { categoryMatching } from '../categories/category-key.ts';
import { route } from '../route.ts';

const newest = { sort: 'date_entered', order: 'desc', seed: 0, limit: 50, offset: 0 } as const;

const itemOf = ({ id, name, contents, date_entered }: CardRow, site: string): Item => ({
  title: name,
  link: `${site}/idea/${id}`,
  html: safeHtml(contents, linksFromElsewhere(site)),
  date: date_entered,
});

export const rss = route({
  method: 'get',
  path: '/rss',
  summary: 'The newest 50 ideas as RSS 2.0 (at the site’s root)',
  access: 'anyone',
  query: { category: z.string().max(100).optional() },
  handle: async ({ db, categories, settings, publicUrl }, { query: { category } }) => {
    const all = await categories.all();
    const whole = scopeOf(all, null);
    const scope = category === undefined ? whole : narrow(whole, categoryMatching(all, category));
    const ids = scope.categories.length > 0 ? (await findIdeas(db, newest, scope)).ids : [];
    const title = settings.registry('sitename') || 'アイデアボックス';
    const channel = {
      title,
      description: settings.registry('catchword') || title,
      link: publicUrl,
      self: `${publicUrl}/rss${category === undefined ? '' : `?category=${encodeURIComponent(category)}`}`,
    };
    const items = (await loadCards(db, ids)).map((card) => itemOf(card, publicUrl));
    return raw('application/rss+xml; charset=utf-8', rssDocument(channel, items));
  },
});
