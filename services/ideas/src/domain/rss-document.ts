import { escapeHtml } from '@ideabox/text';

export type Channel = { title: string; description: string; link: string; self: string };
export type Item = { title: string; link: string; html: string; date: Date };

// XML 1.0 has no place for these, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const text = (value: string) => escapeHtml(value.replace(forbidden, ''));

const element = (name: string, value: string) => `<${name}>${text(value)}</${name}>`;

const itemElement = ({ title, link, html, date }: Item) =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${text(link)}</guid>`,
    element('pubDate', date.toUTCString()),
    element('description', html),
    '</item>',
  ].join('');

/** An RSS 2.0 document. Everything in it is text to XML, whatever was typed; descriptions are HTML to readers. */
export const rssDocument = ({ title, description, link, self }: Channel, items: Item[]): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    '<language>ja</language>',
    `<atom:link href="${text(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemElement),
    '</channel></rss>',
  ].join('\n');
