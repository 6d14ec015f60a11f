import { escapeHtml } from '../document/escape.ts';
import type { View } from './first-view.ts';
import { oneOf, textOf } from './known-of.ts';
import { langOf } from './lang-of.ts';
import { plainText } from './plain-text.ts';

/** A text of the site's editors, section by section. */
export function articleView({ head, data, language: { locale } }: View): string {
  const article = oneOf(data, 'page') ?? oneOf(data, 'one-news');
  const title = head.title ?? '';
  // Texts at even places, between them their headings.
  const parts = textOf(article?.contents).split(/^#{1,6}[ \t]+(.+)$/m);
  const sections = parts.map((part, index) => {
    const words = plainText(part);
    if (!words || words === title) return '';
    return index % 2 === 0 ? `<p class="fv-text">${escapeHtml(words)}</p>` : `<h2>${escapeHtml(words)}</h2>`;
  });
  return `<article class="fv-in fv-narrow fv-body"${langOf(title, locale)}><h1>${escapeHtml(title)}</h1>${sections.join('')}</article>`;
}
