import { escapeHtml } from '../html/escape.ts';
import { ideaCards } from './idea-cards.ts';
import { listOf } from './known-of.ts';
import type { View } from './view.ts';

/** A heading, and the ideas where there are any. */
export function listView({ head, settings, data, language }: View): string {
  const title = escapeHtml(head.title ?? settings.sitename ?? '');
  return `<div class="fv-in fv-body"><h1>${title}</h1>${ideaCards(listOf(data, 'ideas'), language)}</div>`;
}
