import { css } from '@emotion/react';
import type { MemberSummary } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Avatar, color, space } from '@ideabox/ui';
import { MemberLink } from '../members/member-link.tsx';

type Props = { user: MemberSummary | null; linked?: boolean; size?: 32 | 40 };

/** Who wrote it; a withdrawn member has neither name nor page, one who hides as contributor shows neither. */
export function Author({ user, linked = false, size = 32 }: Props) {
  const text = useText();
  const isGone = !user || user.status === 'withdrawn';
  const isHidden = !isGone && user.hidden === true;
  const unnamed = isHidden ? 'author.hidden' : 'author.unnamed';
  const name = isGone ? text('author.withdrawn') : user.portal_name || text(unnamed);
  const src = user?.user_icon_active === 0 || user?.user_icon_active === false ? null : user?.user_icon_src;
  return (
    <span css={row}>
      <Avatar src={isGone ? null : src} role={user?.roles?.[0]} size={size} />
      {linked && !isGone && !isHidden && user.id ? (
        <MemberLink id={user.id} name={name} />
      ) : (
        <bdi>{name}</bdi>
      )}
    </span>
  );
}

const row = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  color: color.text,
  lineHeight: 1.4,
});
