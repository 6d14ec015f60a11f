import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { EmptyState, ErrorState, Skeleton, space } from '@ideabox/ui';
import { useNotifications } from './get-notifications.ts';
import { grouped } from './grouped.ts';
import { NotificationGroup } from './notification-group.tsx';
import { useReachedEnd } from './use-reached-end.ts';

type Props = { memberId: string; unreadOnly: boolean; onFollow: () => void };

/** What belongs together is one line; the next ten are loaded when their place comes into view. */
export function NotificationList({ memberId, unreadOnly, onFollow }: Props) {
  const text = useText();
  const query = useNotifications(memberId, unreadOnly);
  const end = useReachedEnd(
    () => query.hasNextPage && !query.isFetching && !query.isFetchNextPageError && void query.fetchNextPage(),
  );
  if (query.isPending) return <Loading />;
  if (query.isError && !query.data) return <ErrorState onRetry={() => query.refetch()} />;
  const items = query.data.pages.flatMap((page) => page.results);
  if (items.length === 0) {
    return (
      <div css={css({ padding: space(4), paddingBlockStart: 0 })}>
        <EmptyState title={text(unreadOnly ? 'notifications.none_unread' : 'notifications.empty')}>
          <p>{text('notifications.empty.hint')}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <ul
      css={css({ overflowY: 'auto', overscrollBehavior: 'contain', flex: 1 })}
      aria-busy={query.isPlaceholderData}
    >
      {grouped(items).map((group) => (
        <NotificationGroup key={group[0].id} notifications={group} onFollow={onFollow} />
      ))}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <li ref={end} key={items.length}>
          <Loading />
        </li>
      )}
      {query.isFetchNextPageError && (
        <li css={css({ padding: space(4) })}>
          <ErrorState onRetry={() => query.fetchNextPage()} />
        </li>
      )}
    </ul>
  );
}

function Loading() {
  return (
    <div aria-busy="true" css={css({ display: 'grid', gap: space(3), padding: space(4) })}>
      <Skeleton width="90%" />
      <Skeleton width="60%" />
      <Skeleton width="80%" />
    </div>
  );
}
