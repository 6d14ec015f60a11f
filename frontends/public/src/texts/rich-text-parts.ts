import { shortened } from '@ideabox/intl/characters';

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; href: string; text: string }
  | { kind: 'idea'; id: number; text: string };

const longestLink = 60;
const pattern = /(https?:\/\/[^\s<>"'、。）」]+)|@(\d{1,9})(?!\d)/g;

/** Plain text cut into words, web addresses (shortened to 60 characters) and mentions of ideas such as `@05274`. */
export function richTextParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(partOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function partOf([whole, href, idea]: RegExpExecArray | RegExpMatchArray): TextPart {
  if (idea) return { kind: 'idea', id: Number(idea), text: whole };
  const address = href ?? whole;
  return { kind: 'link', href: address, text: shortened(address, longestLink) };
}
