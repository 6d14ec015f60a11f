import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { Button, space, useToast } from '@ideabox/ui';
import { readPage } from '../activity/list-query.ts';
import { PagedList } from '../activity/paged-list.tsx';
import { useNotifications } from './get-notifications.ts';
import { useMarkAllRead } from './mark-all-read.ts';
import { NotificationRow } from './notification-row.tsx';

const limit = 10;

export function NotificationsTab({ memberId }: { memberId: string }) {
  const text = useText();
  const toast = useToast();
  const [params] = useSearchParams();
  const notifications = useNotifications(memberId, limit, (readPage(params) - 1) * limit);
  const markAll = useMarkAllRead(memberId);
  const isAnyUnread = notifications.data?.results.some(({ status }) => status === 'unread');
  return (
    <div css={css({ display: 'grid', gap: space(4) })}>
      {isAnyUnread && (
        <div>
          <Button
            variant="outline"
            size="small"
            loading={markAll.isPending}
            onClick={() => markAll.mutate(undefined, { onError: () => toast(text('error.failed'), 'error') })}
          >
            {text('notifications.mark_all')}
          </Button>
        </div>
      )}
      <PagedList
        label={text('tab.notifications')}
        query={notifications}
        limit={limit}
        empty={text('notifications.empty')}
        keyOf={({ id }) => id}
      >
        {(notification) => <NotificationRow notification={notification} />}
      </PagedList>
    </div>
  );
}
