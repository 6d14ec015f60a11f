import { type RefusalLanguage, refusalWords } from './refusal-words.ts';

const sentenceOf = (status: number, language: RefusalLanguage): string => {
  const { crowded, unavailable, otherwise } = refusalWords[language];
  return { 429: crowded, 503: unavailable }[status] ?? otherwise;
};

/**
 * What a reader sees in place of a document while the web server, which draws the site's pages, is not to be had: the
 * reader's language, no script, nothing from elsewhere.
 */
export const refusalPage = (status: number, language: RefusalLanguage, requestId: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${sentenceOf(status, language)}</title>` +
  '<meta name="viewport" content="width=device-width"></head><body><main>' +
  `<h1>${sentenceOf(status, language)}</h1><p><a href="">${refusalWords[language].again}</a></p>` +
  `<p><small>${requestId}</small></p></main></body></html>`;
