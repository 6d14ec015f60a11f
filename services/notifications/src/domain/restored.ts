const shut = ['suspended', 'invalidated'];

type State = { status: string; revision: number };

/** Whether an operator has let a member back in: the last state is active, and one between it and what was known was not. */
export const isRestored = (known: State | undefined, states: State[]): boolean => {
  const news = states.filter(({ revision }) => revision > (known?.revision ?? -1));
  const all = [...(known ? [known] : []), ...news].sort((a, b) => a.revision - b.revision);
  return news.length > 0 && all.at(-1)?.status === 'active' && shut.includes(all.at(-2)?.status ?? '');
};
