import { useText } from '@ideabox/intl';

/** Puts sentences after one another, as the reader's language does; those that are empty are left out. */
export function useSentences(): (...sentences: (string | undefined)[]) => string {
  const text = useText();
  return (...sentences) =>
    sentences.reduce<string>(
      (said, next) => (said && next ? text('sentence.and', { said, next }) : said || next || ''),
      '',
    );
}
