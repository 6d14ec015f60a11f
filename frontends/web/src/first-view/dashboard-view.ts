import type { RouteEntry } from '@ideabox/contract';
import { escapeHtml } from '../html/escape.ts';
import type { View } from './view.ts';

type Said = Pick<View, 'head' | 'messages'>;

/** What a page of figures is about, and its first words; its title where its messages are not known here. */
export function dashboardView({ head, messages }: Said, intro: RouteEntry['intro']): string {
  const text = (id: string) => escapeHtml(messages[id] ?? '');
  const paragraph = (words: string) => `<p>${words}</p>`;
  const heading = (intro && text(intro.heading)) || escapeHtml(head.title ?? '');
  const [lead = '', ...more] = intro?.lead.map(text) ?? [];
  const below = paragraph(lead + more.map((words) => `<span>${words}</span>`).join(''));
  const { first } = intro ?? {};
  const words = first
    ? `<section><h2>${text(first.heading)}</h2>${first.texts.map((id) => paragraph(text(id))).join('')}</section>`
    : '';
  return `<div class="fv-figures"><div><h1>${heading}</h1>${below}</div>${words}</div>`;
}
