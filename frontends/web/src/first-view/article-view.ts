import { escapeHtml } from '../document/escape.ts';
import type { View } from './first-view.ts';
import { oneOf, textOf } from './known-of.ts';
import { plainText } from './plain-text.ts';

/** A text of the site's editors. */
export function articleView({ head, data }: View): string {
  const article = oneOf(data, 'page') ?? oneOf(data, 'one-news');
  const text = escapeHtml(plainText(textOf(article?.contents)));
  return `<article class="fv-in fv-narrow fv-body"><h1>${escapeHtml(head.title ?? '')}</h1><p class="fv-text">${text}</p></article>`;
}
