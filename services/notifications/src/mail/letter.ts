import type { Language } from '@ideabox/text';
import { escapeHtml } from '@ideabox/text';
import { fill } from '../domain/fill.ts';
import { messagesIn } from '../domain/messages-in.ts';
import { headerText } from './header-text.ts';

/** One thing that a mail tells. */
export type Told = { name: string; contents: string; url: string };

export type Letter = { subject: string; text: string; html: string };

const mostItems = 50;

/** A mail in its reader's language: one thing told, or a digest of several. */
export const writeLetter = (about: {
  site: string;
  /** Empty where the member is known by none. */
  reader: string;
  language: Language;
  told: Told[];
  digest: boolean;
  unsubscribeUrl: string;
}): Letter => {
  const { site, reader, language, told, digest, unsubscribeUrl } = about;
  const { mail } = messagesIn(language);
  const number = new Intl.NumberFormat(language);
  const first = told[0]?.name ?? '';
  const title = digest ? fill(mail.digest_title, { count: number.format(told.length) }) : first;
  const shown = told.slice(0, mostItems);
  const rest = told.length - shown.length;
  const more = rest > 0 ? [fill(mail.more, { count: number.format(rest) })] : [];
  const greeting = reader === '' ? [] : [fill(mail.greeting, { name: headerText(reader) })];
  const footer = fill(mail.footer, { site });
  const paragraph = (words: string) => `<p>${escapeHtml(words).replaceAll('\n', '<br>')}</p>`;
  const link = (url: string, words: string) => `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`;
  const section = ({ name, contents, url }: Told) =>
    `<h2 style="font-size:1rem">${escapeHtml(name)}</h2>${paragraph(contents)}<p>${link(url, mail.open)}</p>`;
  const text = [
    ...greeting,
    ...shown.map(({ name, contents, url }) => [...(digest ? [`■ ${name}`] : []), contents, url].join('\n')),
    ...more,
    ['--', footer, `${mail.unsubscribe}: ${unsubscribeUrl}`].join('\n'),
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.7;max-width:40rem">',
    ...greeting.map(paragraph),
    ...shown.map(section),
    ...more.map(paragraph),
    `<hr><p style="font-size:0.875rem">${escapeHtml(footer)}<br>${link(unsubscribeUrl, mail.unsubscribe)}</p>`,
    '</body></html>',
  ].join('\n');
  return { subject: headerText(fill(mail.subject, { site, title })), text, html };
};
