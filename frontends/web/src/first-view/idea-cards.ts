import { firstCharacters } from '@ideabox/intl/characters';
import type { Thing } from '../api/site-api.ts';
import { escapeHtml } from '../html/escape.ts';
import type { Language } from '../site/locale-of.ts';
import { textOf } from './known-of.ts';
import { langOf } from './lang-of.ts';

const longest = 140;

/** Ideas by title and first words. */
export function ideaCards(ideas: Thing[], { basename, locale }: Language): string {
  if (ideas.length === 0) return '';
  const cards = ideas.map((idea) => {
    const words = firstCharacters(textOf(idea.raw_contents), longest);
    const href = `${basename}/idea/${Number(idea.id)}`;
    return `<li class="fv-card"><h2 dir="auto"${langOf(textOf(idea.name), locale)}><a href="${href}">${escapeHtml(textOf(idea.name))}</a></h2><p dir="auto"${langOf(words, locale)}>${escapeHtml(words)}</p></li>`;
  });
  return `<ul class="fv-grid">${cards.join('')}</ul>`;
}
