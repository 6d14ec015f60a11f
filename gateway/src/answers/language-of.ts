import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type RefusalLanguage, refusalWords } from './refusal-words.ts';

const isSpoken = (code: string | undefined): code is RefusalLanguage =>
  code !== undefined && Object.hasOwn(refusalWords, code);

/** The language that a reader has chosen before. */
export const chosenLanguage = ({
  cookie,
}: Pick<IncomingHttpHeaders, 'cookie'>): RefusalLanguage | undefined => {
  const chosen = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(cookie ?? '')?.[1];
  return isSpoken(chosen) ? chosen : undefined;
};

/**
 * The language that a document was asked for in: that of its address, else the one the reader chose before. Which of
 * them the site offers is for the web server to say, which is not to be had where this is asked.
 */
export const languageOf = ({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): RefusalLanguage => {
  const inAddress = /^\/([a-z]{2})(?=[/?]|$)/.exec(url ?? '')?.[1];
  if (isSpoken(inAddress)) return inAddress;
  return chosenLanguage(headers) ?? 'ja';
};
