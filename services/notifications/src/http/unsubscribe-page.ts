import { fill } from '../domain/fill.ts';
import { type Language, messagesIn } from '../domain/languages.ts';
import { escapeHtml } from '../mail/escape-html.ts';

/** A page without scripts or styles: it asks whether to end mail, or says that it has ended. */
export const unsubscribePage = (about: { site: string; language: Language; done: boolean }): string => {
  const { site, language, done } = about;
  const words = messagesIn(language).unsubscribe;
  const title = done ? words.done_title : words.title;
  const form = done
    ? ''
    : `<form method="post"><button type="submit">${escapeHtml(words.confirm)}</button></form>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)} - ${escapeHtml(site)}</title></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(fill(done ? words.done : words.ask, { site }))}</p>${form}</main></body></html>`,
  ].join('\n');
};
