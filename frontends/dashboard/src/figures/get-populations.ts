import { questionOfAll, useRows } from './get-rows.ts';

/** How many live in a prefecture, and the day of the census that says so. */
export type Population = { key: string; count: number; as_of: string };

export const usePopulations = () => useRows<Population>(questionOfAll('populations'));
