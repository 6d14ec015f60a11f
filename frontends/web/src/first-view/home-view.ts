import { plainText } from '@ideabox/intl/plain-text';
import { escapeHtml } from '../html/escape.ts';
import { ideaCards } from './idea-cards.ts';
import { listOf } from './known-of.ts';
import type { View } from './view.ts';

/** What this site is, and its newest ideas. */
export function homeView({ head, settings, data, language }: View): string {
  const title = escapeHtml(head.title ?? settings.sitename ?? '');
  const lead = escapeHtml(plainText(settings.lead ?? ''));
  return `<div class="fv-hero"><div class="fv-in"><h1>${title}</h1><p class="fv-lead">${lead}</p></div></div><div class="fv-in fv-body">${ideaCards(listOf(data, 'ideas'), language)}</div>`;
}
