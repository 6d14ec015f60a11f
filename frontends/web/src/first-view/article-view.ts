import { formatDate } from '@ideabox/intl/format-date';
import { escapeHtml } from '../html/escape.ts';
import { oneOf, textOf } from './known-of.ts';
import type { View } from './view.ts';
import { wordsOf } from './words-of.ts';

/** As in the page: from so many sections on, their list has a place above the text. */
const enoughSections = 3;

/** A text of the site's editors, section by section. */
export function articleView({ head, data, language, messages }: View): string {
  const article = oneOf(data, 'page') ?? oneOf(data, 'one-news');
  const title = head.title ?? '';
  const contents = textOf(article?.contents);
  const written = textOf(article?.lang) || language.locale;
  const [lang, ownLang] =
    written === language.locale ? ['', ''] : [` lang="${escapeHtml(written)}"`, ` lang="${language.locale}"`];
  const note = lang && messages['texts.in_japanese'];
  const date = formatDate(textOf(article?.date_entered), language.locale);
  const isLong = (contents.match(/^##[ \t]/gm)?.length ?? 0) >= enoughSections;
  return [
    `<article class="fv-in fv-narrow fv-body"${lang}><div class="fv-heading">`,
    date && `<p class="fv-meta"${ownLang}>${date}</p>`,
    `<h1>${escapeHtml(title)}</h1>`,
    note && `<p class="fv-note"${ownLang}>${escapeHtml(note)}</p>`,
    '</div>',
    isLong && '<div class="fv-contents"></div>',
    ...sectionsOf(contents, title),
    '</article>',
  ]
    .filter(Boolean)
    .join('');
}

function sectionsOf(contents: string, title: string): string[] {
  // Texts at even places, between them their headings.
  const parts = contents.split(/^#{1,6}[ \t]+(.+)$/m);
  return parts.map((part, index) => {
    const words = wordsOf(part);
    if (!words || words === title) return '';
    return index % 2 === 0 ? `<p class="fv-text">${escapeHtml(words)}</p>` : `<h2>${escapeHtml(words)}</h2>`;
  });
}
