import { plainText } from '@ideabox/intl/plain-text';
import { escapeHtml } from '../html/escape.ts';
import { ideaCards } from './idea-cards.ts';
import { listOf, oneOf, textOf } from './known-of.ts';
import { langOf } from './lang-of.ts';
import type { View } from './view.ts';

/** What a category asks for, and the ideas that came. */
export function categoryView({ head, data, language }: View): string {
  const category = oneOf(data, 'category');
  const title = head.title ?? '';
  const text = textOf(category?.description);
  const more = plainText(textOf(category?.contents));
  const lang = (words: string) => langOf(words, language.locale);
  return `<div class="fv-head"><div class="fv-in"><h1${lang(title)}>${escapeHtml(title)}</h1><p class="fv-text"${lang(text)}>${escapeHtml(text)}</p><p class="fv-text"${lang(more)}>${escapeHtml(more)}</p></div></div><div class="fv-in fv-body">${ideaCards(listOf(data, 'ideas'), language)}</div>`;
}
