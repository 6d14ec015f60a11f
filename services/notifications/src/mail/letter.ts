import { escapeHtml, type Language } from '@ideabox/text';
import { fill } from '../domain/fill.ts';
import { hasHonorific } from '../domain/honorific.ts';
import { messagesIn } from '../domain/messages-in.ts';
import { headerText } from './header-text.ts';
import { letterHtml } from './letter-html.ts';
import { richText } from './rich-text.ts';

/** One thing that a mail tells. */
export type Told = {
  name: string;
  sentence: string;
  /** What was written, as text; null where nothing is quoted. */
  quote: string | null;
  /** An official answer or news in Markdown, in the place of a quote. */
  markdown: string | null;
  url: string;
};

export type Letter = { subject: string; text: string; html: string };

const mostItems = 50;

const quoted =
  'margin:8px 0;padding:0 0 0 12px;border-color:#d8d8db;border-style:solid;border-width:0 0 0 3px;white-space:pre-line';

const greetingTo = (name: string, language: Language): string =>
  language === 'ja' && hasHonorific(name) ? name : fill(messagesIn(language).mail.greeting, { name });

/** A mail in its reader's language: one thing told, or several in one. */
export const writeLetter = (about: {
  site: string;
  publicUrl: string;
  /** Empty where the member is known by none. */
  reader: string;
  language: Language;
  told: Told[];
  digest: boolean;
  settingsUrl: string;
  unsubscribeUrl: string;
}): Letter => {
  const { site, publicUrl, reader, language, told, settingsUrl, unsubscribeUrl } = about;
  const { mail } = messagesIn(language);
  const several = about.digest || told.length > 1;
  const number = new Intl.NumberFormat(language);
  const count = number.format(told.length);
  const title = several ? fill(mail.digest_title, { count }) : (told[0]?.name ?? '');
  const shown = told.slice(0, mostItems);
  const rest = told.length - shown.length;
  const more = rest > 0 ? [fill(mail.more, { count: number.format(rest) })] : [];
  const greeting = reader === '' ? [] : [greetingTo(headerText(reader), language)];
  const office = fill(mail.office, { site });
  const sender = fill(mail.sender, { office, address: publicUrl });
  const footer = fill(mail.footer, { site });
  const link = (url: string, words: string) => `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`;
  const bodyOf = ({ sentence, quote, markdown }: Told) => {
    const words = `<p style="white-space:pre-line">${escapeHtml(sentence)}</p>`;
    if (markdown !== null)
      return `${words}<div style="${quoted.replace(';white-space:pre-line', '')}">${richText(markdown, publicUrl)}</div>`;
    return quote === null ? words : `${words}<blockquote style="${quoted}">${escapeHtml(quote)}</blockquote>`;
  };
  const text = [
    ...greeting,
    ...shown.map(({ name, sentence, quote, markdown, url }) =>
      [
        ...(several ? [`■ ${name}`] : []),
        sentence,
        ...[markdown?.replaceAll('](/', `](${publicUrl}/`) ?? quote ?? []].flat(),
        url,
      ].join('\n'),
    ),
    ...more,
    [
      ...['--', sender, footer, mail.safety],
      ...[`${mail.settings}: ${settingsUrl}`, `${mail.unsubscribe}: ${unsubscribeUrl}`],
    ].join('\n'),
  ].join('\n\n');
  const html = letterHtml({
    ...{ language, title, site, office, greeting, more },
    sections: shown.map((item) => ({ name: item.name, body: bodyOf(item), link: link(item.url, mail.open) })),
    footer: [
      ...[sender, footer, mail.safety].map(escapeHtml),
      link(settingsUrl, mail.settings),
      link(unsubscribeUrl, mail.unsubscribe),
    ],
  });
  return { subject: headerText(fill(mail.subject, { site, title })), text, html };
};
