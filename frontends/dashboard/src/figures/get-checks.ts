import { questionOfAll, useRows } from './get-rows.ts';
import type { Widget } from './widgets.ts';

/** When a figure was last compared with what it follows from, and how many differences were found; null: not yet. */
export type Check = { widget: Widget; checked_at: string | null; differences: number | null };

/** One question for all cards of a page. */
export function useCheck(widget: Widget | undefined): Check | undefined {
  const { data } = useRows<Check>(questionOfAll('checks'));
  return data?.find((check) => check.widget === widget);
}
