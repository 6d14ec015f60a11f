import { css } from '@emotion/react';
import type { MemberSummary } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Avatar, Button, Link, space } from '@ideabox/ui';
import { useMemberName } from '../../members/use-member-name.ts';

type Props = { member: MemberSummary; onUnblock: () => void };

/** One member whom one blocks; the picture stays out of sight. */
export function BlockedRow({ member, onUnblock }: Props) {
  const text = useText();
  const name = useMemberName()(member);
  const isThere = Boolean(member.portal_name);
  return (
    <div css={row}>
      <Avatar role={member.roles[0]} size={40} />
      <p css={css({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' })}>
        {isThere ? <Link to={paths.member(member.id)}>{name}</Link> : name}
      </p>
      <Button variant="outline" size="small" aria-label={text('unblock.of', { name })} onClick={onUnblock}>
        {text('unblock.action')}
      </Button>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  paddingBlock: space(4),
});
