const length = 80;

/** What a notification quotes of a comment: its first 80 characters, on one line. */
export const excerpt = (contents: string): string => {
  const characters = [...contents.replaceAll(/\s+/g, ' ').trim()];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
};
