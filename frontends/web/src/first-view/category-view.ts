import { escapeHtml } from '../document/escape.ts';
import type { View } from './first-view.ts';
import { ideaCards } from './idea-cards.ts';
import { listOf, oneOf, textOf } from './known-of.ts';
import { plainText } from './plain-text.ts';

/** What a category asks for, and the ideas that came. */
export function categoryView({ head, data, language }: View): string {
  const category = oneOf(data, 'category');
  const title = escapeHtml(head.title ?? '');
  const text = escapeHtml(textOf(category?.description));
  const more = escapeHtml(plainText(textOf(category?.contents)));
  return `<div class="fv-head"><div class="fv-in"><h1>${title}</h1><p class="fv-text">${text}</p><p class="fv-text">${more}</p></div></div><div class="fv-in fv-body">${ideaCards(listOf(data, 'ideas'), language.basename)}</div>`;
}
