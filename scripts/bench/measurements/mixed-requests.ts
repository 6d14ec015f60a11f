import { findIdeasToVote } from '../data/untouched-pairs.ts';
import type { LoadRequest } from '../load/load.ts';
import type { Bench } from '../open-bench.ts';

/** What a site full of people asks for: mostly lists and ideas, some searches, some bells. */
export async function mixedRequests({ ideasDb, account }: Bench): Promise<LoadRequest[]> {
  const [{ id, headers }, ideas] = await Promise.all([account('supporter1'), findIdeasToVote(ideasDb, 60)]);
  const words = ['教育', '子ども', '医療', '行政', '支援', '税', 'デジタル', '地域'];
  return ideas.flatMap((idea, index): LoadRequest[] => [
    { path: '/api/v1/ideas' },
    { path: `/api/v1/ideas/${idea}` },
    { path: `/api/v1/ideas/${idea}/comments` },
    { path: `/api/v1/ideas?limit=20&offset=${index * 20}` },
    {
      path: `/api/v1/ideas?keyword=${encodeURIComponent(words[index % words.length] as string)}&offset=${index}`,
    },
    { path: `/api/v1/members/${id}/notifications`, headers },
  ]);
}
