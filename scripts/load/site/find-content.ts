import type { Content } from '../../../deploy/load/plan.ts';
import { call } from '../../bench/call.ts';
import { spread } from '../../bench/statistics.ts';
import { StartFailure } from '../../command-line/start-failure.ts';
import type { Site } from './look-at-site.ts';

const mostIdeas = 1_000;
const pageSize = 100;
const mostWords = 50;
const mostNames = 100;
const wordLike = /^[\p{Script=Han}\p{Script=Katakana}]{2,6}$/u;

interface Idea {
  id: number;
  name: string;
  category: { id: number };
}

interface Category {
  id: number;
  status: string;
  stepper: { post_roles: string; comment_roles: string; vote_roles: string } | null;
}

async function ideasOf(origin: string): Promise<Idea[]> {
  const ideas: Idea[] = [];
  for (let offset = 0; offset < mostIdeas; offset += pageSize) {
    const page = await call<Idea[]>(
      `${origin}/api/v1/ideas?fields=id,name,category&limit=${pageSize}&offset=${offset}`,
    );
    ideas.push(...page);
    if (page.length < pageSize) break;
  }
  return ideas;
}

/** The words of these texts that are in most of them. */
function wordsOf(texts: string[]): string[] {
  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set([...segmenter.segment(text)].map(({ segment }) => segment)))
      if (wordLike.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostWords)
    .map(([word]) => word);
}

/** Whether every member may post, comment and vote there. */
const isOpen = ({ status, stepper }: Category) =>
  status === 'on_air' && !(stepper?.post_roles || stepper?.comment_roles || stepper?.vote_roles);

/** What visitors of the running site find there. @throws StartFailure where there is nothing to read, or to write on */
export async function findContent({ origin, files }: Site): Promise<Content> {
  const [ideas, all] = await Promise.all([ideasOf(origin), call<Category[]>(`${origin}/api/v1/categories`)]);
  const categories = all.filter(isOpen).map(({ id }) => id);
  const openIdeas = ideas.filter(({ category }) => categories.includes(category.id));
  if (openIdeas.length === 0)
    throw new StartFailure(
      `There is no idea at ${origin} that every member may comment and vote on: fill it first, by "npm run import".`,
    );
  const names = ideas.map(({ name }) => name);
  const words = wordsOf(names);
  return {
    ideas: ideas.map(({ id }) => id),
    openIdeas: openIdeas.map(({ id }) => id),
    // Each of k6's visitors holds them.
    names: spread(names, mostNames),
    ...{ categories, files },
    words: words.length > 0 ? words : spread(names, mostWords),
  };
}
