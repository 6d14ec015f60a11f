const maxLength = 150;

// Line breaks would begin another header; marks of direction would show a line otherwise than it is.
const unwanted = /[\p{Cc}\u2028\u2029]+|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What may come from a member, as one line of a header. */
export const headerText = (text: string): string => {
  const characters = [...text.replaceAll(unwanted, ' ').replaceAll(/ +/g, ' ').trim()];
  return characters.length <= maxLength
    ? characters.join('')
    : `${characters.slice(0, maxLength - 1).join('')}…`;
};
