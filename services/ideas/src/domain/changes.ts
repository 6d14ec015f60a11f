type State = Record<string, unknown>;

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What differs between two states, as the audit log takes it: `{"field": [before, after]}`; null for what was not. */
export const changesBetween = (before: State, after: State): Record<string, [unknown, unknown]> => {
  const fields = Object.keys({ ...before, ...after }).filter((field) => !same(before[field], after[field]));
  return Object.fromEntries(fields.map((field) => [field, [before[field] ?? null, after[field] ?? null]]));
};
