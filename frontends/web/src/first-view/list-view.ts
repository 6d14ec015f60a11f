import { escapeHtml } from '../document/escape.ts';
import type { View } from './first-view.ts';
import { ideaCards } from './idea-cards.ts';
import { listOf } from './known-of.ts';

/** A heading, and the ideas where there are any. */
export function listView({ head, settings, data, language }: View): string {
  const title = escapeHtml(head.title ?? settings.sitename ?? '');
  return `<div class="fv-in fv-body"><h1>${title}</h1>${ideaCards(listOf(data, 'ideas'), language)}</div>`;
}
