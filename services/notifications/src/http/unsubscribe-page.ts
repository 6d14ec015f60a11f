import type { Language } from '@ideabox/text';
import { escapeHtml } from '@ideabox/text';
import { fill } from '../domain/fill.ts';
import { messagesIn } from '../domain/messages-in.ts';

/** A page without scripts, in the style sheet of the site: it asks whether to end mail, or says that it has ended. */
export const unsubscribePage = (about: { site: string; language: Language; done: boolean }): string => {
  const { site, language, done } = about;
  const words = messagesIn(language).unsubscribe;
  const title = done ? words.done_title : words.title;
  const home = language === 'ja' ? '/' : `/${language}/`;
  const next = done
    ? `<p><a href="${home}members/settings">${escapeHtml(words.settings)}</a></p>`
    : `<form method="post"><button type="submit">${escapeHtml(words.confirm)}</button></form>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${escapeHtml(site)}</title>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/plain.css"></head>',
    `<body><header><a href="${home}"><img src="/icon.svg" alt="" width="40" height="40">${escapeHtml(site)}</a></header>`,
    `<main><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(fill(done ? words.done : words.ask, { site }))}</p>${next}</main></body></html>`,
  ].join('\n');
};
