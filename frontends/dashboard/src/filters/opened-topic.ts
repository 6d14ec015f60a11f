import { useSearchParams } from '@ideabox/router';
import { withParams } from './dashboard-query.ts';

/** By which a topic is linked to within its page. */
export const anchorOf = (id: number): string => `topic-${id}`;

/** Which topic the address has opened, and the addresses with another one opened or none. */
export function useOpenedTopic() {
  const [params] = useSearchParams();
  const opened = Number(params.get('topic'));
  return {
    opened: Number.isSafeInteger(opened) && opened > 0 ? opened : undefined,
    opening: (id: number) => ({
      search: withParams(params, { topic: String(id) }).toString(),
      hash: `#${anchorOf(id)}`,
    }),
    closing: { search: withParams(params, { topic: '' }).toString() },
  };
}
