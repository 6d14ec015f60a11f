import { css } from '@emotion/react';
import { color, radius } from '@ideabox/ui';

const most = 99;

export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden="true" css={badge} data-testid="unread">
      {count > most ? `${most}+` : count}
    </span>
  );
}

const badge = css({
  position: 'absolute',
  top: 2,
  right: 2,
  minWidth: '1.25rem',
  paddingInline: 4,
  borderRadius: radius.full,
  background: color.danger,
  color: color.surface,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '1.25rem',
  textAlign: 'center',
});
