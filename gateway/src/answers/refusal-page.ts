import { createHash } from 'node:crypto';
import { type RefusalLanguage, refusalWords } from './refusal-words.ts';

const sentenceOf = (status: number, language: RefusalLanguage): string => {
  const { crowded, unavailable, otherwise } = refusalWords[language];
  return { 429: crowded, 503: unavailable }[status] ?? otherwise;
};

/** In the page itself: the style sheet of the site is the web server's, too. */
const style = `body{font:1rem/1.8 "Noto Sans JP","Hiragino Sans","Yu Gothic UI",Meiryo,sans-serif;color:#333;margin:0;border-top:4px solid #0017c1}
main{max-width:42rem;padding:3rem 1.5rem}h1{font-size:1.5rem;line-height:1.5;color:#1a1a1a;word-break:auto-phrase}
a{color:#00118f;font-weight:700}small{color:#595959}`;

/** The page has this style, no script, and nothing from elsewhere. */
export const refusalPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * What a reader sees in place of a document while the web server, which draws the site's pages, is not to be had: the
 * reader's language, no script, nothing from elsewhere.
 */
export const refusalPage = (status: number, language: RefusalLanguage, requestId: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${sentenceOf(status, language)}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main>` +
  `<h1>${sentenceOf(status, language)}</h1><p><a href="">${refusalWords[language].again}</a></p>` +
  `<p><small>${requestId}</small></p></main></body></html>`;
