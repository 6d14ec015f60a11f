import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { readPage } from '../../lists/list-query.ts';
import { PagedList } from '../../lists/paged-list.tsx';
import type { TabProps } from '../../lists/tab-props.ts';
import { useOwnFavorites } from './get-favorites.ts';
import { LookAround } from './look-around.tsx';
import { MarkedIdeaRow } from './marked-idea-row.tsx';

const limit = 10;

/** The ideas that one keeps at hand, newest first. */
export function FavoritesTab({ memberId }: TabProps) {
  const text = useText();
  const [params] = useSearchParams();
  const favorites = useOwnFavorites(memberId, limit, (readPage(params) - 1) * limit);
  return (
    <PagedList
      label={text('tab.favorites')}
      note={text('tab.private')}
      query={favorites}
      limit={limit}
      empty={text('favorites.empty')}
      emptyHint={<LookAround>{text('favorites.empty.hint')}</LookAround>}
      keyOf={(favorite) => favorite.parent_id}
    >
      {({ parent_id }) => <MarkedIdeaRow ideaId={parent_id} />}
    </PagedList>
  );
}
