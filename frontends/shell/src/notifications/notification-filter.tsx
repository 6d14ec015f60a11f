import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, color, space } from '@ideabox/ui';
import { useRef } from 'react';
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
  const choice = useRef<HTMLInputElement>(null);
  // The button is gone once nothing is unread, and with it the focus.
  const markAllRead = () => markAll.mutate(undefined, { onSuccess: () => choice.current?.focus() });
  return (
    <div css={row}>
      <label css={option}>
        <input
          ref={choice}
          type="checkbox"
          checked={unreadOnly}
          onChange={(event) => onUnreadOnly(event.target.checked)}
          css={css({ width: '1.25rem', height: '1.25rem', accentColor: color.primary })}
        />
        {text('notifications.unread_only')}
      </label>
      {count > 0 && (
        <Button variant="outline" size="small" loading={markAll.isPending} onClick={markAllRead}>
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

const option = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.75rem',
  cursor: 'pointer',
});
