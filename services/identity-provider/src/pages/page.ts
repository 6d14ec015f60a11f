import type { Locale, Messages } from '../messages/index.ts';
import { type Html, html } from './html.ts';

export interface PageFrame {
  locale: Locale;
  messages: Messages;
  /** Path of the realm, below which the style sheet lies. */
  realm: string;
  /** Where the product is. */
  site: string;
}

export interface PageContent {
  title: string;
  failed?: boolean;
  body: Html;
}

export function page(
  { locale, messages, realm, site }: PageFrame,
  { title, failed, body }: PageContent,
): string {
  const document = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${failed && messages.errorPrefix}${title} | ${messages.siteName}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${realm}/resources/style.css">
</head>
<body>
<header><a href="${site}">${messages.siteName}</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
<footer><a href="${site}">${messages.backToSite}</a></footer>
</body>
</html>
`;
  return document.text;
}

/** A form's answer leads to the product's own pages, which `form-action` therefore has to name. */
export function pageHeaders(origins: string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    'img-src data:',
    `form-action 'self' ${origins.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}
