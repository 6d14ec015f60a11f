import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useDate, usePoliteName, useText } from '@ideabox/intl';
import { Avatar, Button, color, Link, space } from '@ideabox/ui';
import { useMemberName } from '../../members/use-member-name.ts';
import type { Blocked } from './get-blocks.ts';

type Props = { blocked: Blocked; onUnblock: () => void };

/** One member whom one blocks; the picture stays out of sight, and who hides is told apart by the day alone. */
export function BlockedRow({ blocked, onUnblock }: Props) {
  const text = useText();
  const politeName = usePoliteName();
  const name = useMemberName()(blocked);
  const date = useDate()(blocked.date_entered);
  const { id, portal_name } = blocked;
  const label = portal_name
    ? text('unblock.of', { name: politeName(name) })
    : text('unblock.of.unnamed', { name, date });
  return (
    <div css={row}>
      <Avatar role={blocked.roles[0]} size={40} />
      <div css={css({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' })}>
        <p>{id && portal_name ? <Link to={paths.member(id)}>{name}</Link> : name}</p>
        <p css={css({ fontSize: '0.875rem', color: color.muted })}>
          <time dateTime={blocked.date_entered}>{text('blocks.since', { date })}</time>
        </p>
      </div>
      <Button variant="outline" size="small" aria-label={label} onClick={onUnblock}>
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
