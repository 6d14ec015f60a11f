import type { Category } from '@ideabox/api-client';

type Offered = Pick<Category, 'id' | 'name' | 'description'>;
type Like = { category: { id: number } };

/** Below this many pairs of characters in common, what two texts share is how everyone writes. */
const leastInCommon = 2;

/**
 * The category that a draft belongs to: where most of the ideas like it are, else the one whose own words it shares most;
 * undefined where neither tells, or where two tell the same.
 */
export function proposeCategory(text: string, like: Like[], offered: Offered[]): number | undefined {
  const ofLike = best(offered, ({ id }) => like.filter(({ category }) => category.id === id).length, 1);
  if (ofLike !== undefined) return ofLike;
  const typed = pairsOf(text);
  const inCommon = ({ name, description }: Offered) =>
    [...pairsOf(`${name}\n${description ?? ''}`)].filter((pair) => typed.has(pair)).length;
  return best(offered, inCommon, leastInCommon);
}

function best(offered: Offered[], scoreOf: (category: Offered) => number, least: number): number | undefined {
  const ranked = offered
    .map((category) => ({ id: category.id, score: scoreOf(category) }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = ranked;
  if (!first || first.score < least || first.score === second?.score) return undefined;
  return first.id;
}

/** Neighbouring characters of words; kana alone, which is mostly grammar, is left out. */
function pairsOf(text: string): Set<string> {
  const characters = [...text.normalize('NFKC').toLowerCase()];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return new Set(
    pairs.filter((pair) => /^[\p{L}\p{N}ー]{2}$/u.test(pair) && !/^[\p{Script=Hiragana}]+$/u.test(pair)),
  );
}
