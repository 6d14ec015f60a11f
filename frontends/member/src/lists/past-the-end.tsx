import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { ButtonLink, EmptyState } from '@ideabox/ui';
import { withPage } from './list-query.ts';

/** What a page is that the list does not have, or no longer. */
export function PastTheEnd() {
  const text = useText();
  const [params] = useSearchParams();
  return (
    <EmptyState title={text('list.past_the_end')}>
      <ButtonLink to={withPage(params, 1)} variant="outline" size="small">
        {text('list.first_page')}
      </ButtonLink>
    </EmptyState>
  );
}
