/** Of each entity the state with the highest revision, in the order of their keys, so that writers never deadlock. */
export const latest = <Fact extends { revision: number }, Key extends string | number>(
  facts: Fact[],
  keyOf: (fact: Fact) => Key,
): Fact[] => {
  const found = new Map<Key, Fact>();
  for (const fact of facts) {
    const known = found.get(keyOf(fact));
    if (!known || known.revision < fact.revision) found.set(keyOf(fact), fact);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, fact]) => fact);
};
