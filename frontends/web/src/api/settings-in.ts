import { z } from 'zod';

const rowsSchema = z.array(
  z.object({
    search_key: z.string(),
    value: z.string().nullish(),
    contents: z.string().nullish(),
  }),
);

/** Keys with their texts; none where the answer has another shape. */
export function settingsIn({ results }: { results: unknown }): Record<string, string> {
  const rows = rowsSchema.safeParse(results).data ?? [];
  return Object.fromEntries(
    rows.map(({ search_key, value, contents }) => [search_key, value ?? contents ?? '']),
  );
}
