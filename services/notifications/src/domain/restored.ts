const shut = ['suspended', 'invalidated'];

type State = { status: string; revision: number };

/**
 * With which of a member's states an operator let the member back in: one that is active after one that was not, and the
 * last one is active still. Undefined where there is none, or it was known before.
 */
export const restoredAt = (known: State | undefined, states: State[]): number | undefined => {
  const before = known?.revision ?? -1;
  const news = states.filter(({ revision }) => revision > before);
  const all = [...(known ? [known] : []), ...news].sort((a, b) => a.revision - b.revision);
  if (all.at(-1)?.status !== 'active') return undefined;
  const back = all.findLast(
    ({ status, revision }, index) =>
      revision > before && status === 'active' && shut.includes(all[index - 1]?.status ?? ''),
  );
  return back?.revision;
};
