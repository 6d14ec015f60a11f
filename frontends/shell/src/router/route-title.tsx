import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';

/** The title from the route table, until the page knows a better one. */
export function RouteTitle({ id }: { id: string }) {
  usePageTitle(useText()(id));
  return null;
}
