import type { Locale } from '@ideabox/intl';
import { languagesTo } from './browser-translator.ts';
import { translateLines } from './translate-lines.ts';
import type { Translation, Words } from './translation.ts';

/** A language that the browser has to download first takes its time. */
const deadlineMs = 60_000;

/** Called as the reader presses: only then does a browser download a language. Ends by the deadline, whatever the browser does. */
export async function translateIdea(words: Words, to: Locale, unwanted: AbortSignal): Promise<Translation> {
  if (!window.Translator) throw new Error('This browser does not translate.');
  const signal = AbortSignal.any([unwanted, AbortSignal.timeout(deadlineMs)]);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const inTime = <T>(work: Promise<T>): Promise<T> => Promise.race([work, ended]);
  const translator = await inTime(window.Translator.create({ ...languagesTo(to), signal }));
  try {
    const translate = (line: string) => inTime(translator.translate(line, { signal }));
    const name = await translateLines(words.name, translate);
    const contents = await translateLines(words.raw_contents, translate);
    return { of: words, to, name, contents };
  } finally {
    translator.destroy();
  }
}
