import { z } from 'zod';
import type { Question } from './question-of.ts';

const rowsSchema = z.array(
  z.object({
    search_key: z.string(),
    value: z.string().nullish(),
    contents: z.string().nullish(),
  }),
);

/** What the page's query would hold after having asked by itself. */
export function heldBy(take: Question['take'], answer: { results: unknown }): unknown {
  if (take === 'results') return answer.results;
  if (take === 'settings') return settingsIn(answer);
  return answer;
}

/** Keys with their texts; none where the answer has another shape. */
export function settingsIn({ results }: { results: unknown }): Record<string, string> {
  const rows = rowsSchema.safeParse(results).data ?? [];
  return Object.fromEntries(
    rows.map(({ search_key, value, contents }) => [search_key, value ?? contents ?? '']),
  );
}
