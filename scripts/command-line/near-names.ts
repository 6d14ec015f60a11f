import { distance } from 'fastest-levenshtein';

const offered = 3;

/** How many letters to change, where the beginning of a longer name counts as the name. */
const distanceTo = (asked: string, name: string) =>
  Math.min(distance(asked, name), distance(asked, name.slice(0, asked.length)) + 0.5);

/** The known names that whoever mistyped `asked` most likely meant, nearest first. */
export function nearNames(asked: string, known: Iterable<string>): string[] {
  const atMost = Math.min(Math.max(2, asked.length / 3), asked.length - 1);
  return [...new Set(known)]
    .map((name) => ({ name, far: name.includes(asked) ? 0 : distanceTo(asked, name) }))
    .filter(({ far }) => far <= atMost)
    .sort((a, b) => a.far - b.far || a.name.length - b.name.length || a.name.localeCompare(b.name))
    .slice(0, offered)
    .map(({ name }) => name);
}

/** What to add to a sentence that refuses a name; nothing when no known name is near. */
export function didYouMean(asked: string, known: Iterable<string>): string {
  const near = nearNames(asked, known);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}
