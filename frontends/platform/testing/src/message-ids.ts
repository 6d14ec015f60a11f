import { allMessageIds } from './messages-of.ts';

const known = allMessageIds();
const worded = ['aria-label', 'alt', 'title', 'placeholder'];

/** The ids of messages that stand in the document, seen or announced: each is there instead of a missing message. */
export function messageIdsShown(): string[] {
  const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
    worded.map((name) => element.getAttribute(name) ?? ''),
  );
  const texts = [document.title, document.body.textContent, ...attributes].join('\n');
  return [...new Set(texts.match(/[a-z_]+(?:\.[a-z0-9_]+)+/g))].filter((word) => known.has(word));
}
