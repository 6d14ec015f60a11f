import { escapeHtml } from '../html/escape.ts';
import { ideaCards } from './idea-cards.ts';
import { listOf, oneOf, textOf } from './known-of.ts';
import { langOf } from './lang-of.ts';
import type { View } from './view.ts';
import { wordsOf } from './words-of.ts';

/** What a category asks for, and the ideas that came. */
export function categoryView({ head, data, language, messages }: View): string {
  const category = oneOf(data, 'category');
  const title = head.title ?? '';
  const text = textOf(category?.description);
  const more = wordsOf(textOf(category?.contents));
  const lang = (words: string) => langOf(words, language.locale);
  const said = lang(more) && messages['texts.part_in_japanese'];
  const note = said ? `<p class="fv-note">${escapeHtml(said)}</p>` : '';
  return `<div class="fv-head"><div class="fv-in"><h1${lang(title)}>${escapeHtml(title)}</h1><p class="fv-text"${lang(text)}>${escapeHtml(text)}</p>${note}<p class="fv-text"${lang(more)}>${escapeHtml(more)}</p></div></div><div class="fv-in fv-body">${ideaCards(listOf(data, 'ideas'), language)}</div>`;
}
