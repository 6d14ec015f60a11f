import { shortened } from '@ideabox/intl/characters';

const longest = 80;

/** Plain words on one line, cut at 80 characters with an ellipsis. */
export function summary(text: string): string {
  const plain = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[#*_`>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(plain, longest);
}
