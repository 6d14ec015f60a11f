/** What a parser of markdown has to match with one another within a block: brackets, marks of emphasis and code, line ends. */
const marks = /[[\]*_~`<\n]/g;

/** The lines below headings: each is matched with all that stands above. */
const underlines = /^[ \t]*[=-]+[ \t]*$/gm;

/** `> > - 1.`: more levels than these nobody reads, and each costs as much as all around it together. */
const tooDeep = /^[ \t]*(?:(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])[ \t]*){21}/m;

/** The parser reads so many in a fifth of a second. */
const mostPairs = 4_000_000;

const pairsIn = (text: string, pattern: RegExp) => (text.match(pattern)?.length ?? 0) ** 2;

/**
 * Whether a text can be read as markdown in no time to speak of: the parser's time grows with the square of the marks that
 * stand in one block. What people write has some hundreds of them at most.
 */
export function isReadable(markdown: string): boolean {
  if (tooDeep.test(markdown)) return false;
  const blocks = markdown.split(/\n[ \t]*\n/).map((block) => pairsIn(block, marks));
  return blocks.reduce((sum, pairs) => sum + pairs, 4 * pairsIn(markdown, underlines)) <= mostPairs;
}
