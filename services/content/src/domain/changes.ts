/** Longer texts are cut: an entry of the audit log is to be read, and has to fit into one event. */
const longest = 5_000;

const cut = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string' || value.length <= longest) return value;
  return `${value.slice(0, longest).toWellFormed()}… (${value.length})`;
};

const same = (one: unknown, other: unknown) =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

/** What differs between two states, as the audit log takes it: `{"field": [before, after]}`; null for what was not. */
export const changesBetween = (
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown> | undefined,
): Record<string, [unknown, unknown]> => {
  const fields = Object.keys({ ...before, ...after });
  const entries = fields
    .filter((field) => !same(before?.[field], after?.[field]))
    .map((field) => [field, [cut(before?.[field]) ?? null, cut(after?.[field]) ?? null]] as const);
  return Object.fromEntries(entries) as Record<string, [unknown, unknown]>;
};
