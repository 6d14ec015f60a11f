import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, color, space } from '@ideabox/ui';
import { useMarkAllRead } from './mark-all-read.ts';

type Props = {
  memberId: string;
  count: number;
  unreadOnly: boolean;
  onUnreadOnly: (unreadOnly: boolean) => void;
};

/** What the list shows, and the way to be done with all of it. */
export function NotificationFilter({ memberId, count, unreadOnly, onUnreadOnly }: Props) {
  const text = useText();
  const markAll = useMarkAllRead(memberId);
  return (
    <div css={row}>
      <label css={choice}>
        <input
          type="checkbox"
          checked={unreadOnly}
          onChange={(event) => onUnreadOnly(event.target.checked)}
          css={css({ width: '1.25rem', height: '1.25rem', accentColor: color.primary })}
        />
        {text('notifications.unread_only')}
      </label>
      {count > 0 && (
        <Button variant="outline" size="small" loading={markAll.isPending} onClick={() => markAll.mutate()}>
          {text('notifications.mark_all')}
        </Button>
      )}
      {markAll.isError && (
        <p role="alert" css={css({ width: '100%', color: color.danger })}>
          {text('notifications.mark_failed')}
        </p>
      )}
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: '3.5rem',
  paddingInline: space(4),
  paddingBlockEnd: space(3),
});

const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.75rem',
  cursor: 'pointer',
});
