import { charactersOf } from '@ideabox/text';

const length = 80;

/** What a notification quotes: the first 80 characters, on one line. */
export const excerpt = (contents: string): string => {
  const characters = charactersOf(contents.replaceAll(/\s+/g, ' ').trim());
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
};

/** The same of markdown, without its marks. */
export const markdownExcerpt = (contents: string): string =>
  excerpt(
    contents
      .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
      .replaceAll(/[*_`~]{1,3}(\S[^*_`~]*)[*_`~]{1,3}/g, '$1'),
  );
