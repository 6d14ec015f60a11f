import type { Thing } from '../api/site-api.ts';
import { escapeHtml } from '../html/escape.ts';
import { oneOf, textOf } from './known-of.ts';
import { langOf } from './lang-of.ts';
import { listView } from './list-view.ts';
import type { View } from './view.ts';

/** What an idea says, and who says it. */
export function ideaView(view: View): string {
  const idea = oneOf(view.data, 'idea');
  if (!idea) return listView(view);
  const { basename, locale } = view.language;
  const text = textOf(idea.raw_contents);
  const category = idea.category as Thing | undefined;
  const author = textOf((idea.user as Thing | null)?.portal_name);
  const key = encodeURIComponent(textOf(category?.search_key));
  return `<article class="fv-in fv-body fv-idea"><p><a href="${basename}/category/${key}"><b${langOf(textOf(category?.name), locale)}>${escapeHtml(textOf(category?.name))}</b></a></p><h1 dir="auto"${langOf(textOf(idea.name), locale)}>${escapeHtml(textOf(idea.name))}</h1><p class="fv-meta">${escapeHtml(author)}</p><p class="fv-text" dir="auto"${langOf(text, locale)}>${escapeHtml(text)}</p></article>`;
}
