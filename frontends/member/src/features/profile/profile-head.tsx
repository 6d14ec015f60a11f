import { css } from '@emotion/react';
import { useFeature } from '@ideabox/api-client';
import { useMonth, useText } from '@ideabox/intl';
import { color, media, space, type } from '@ideabox/ui';
import type { ReactNode } from 'react';
import type { Profile } from '../../members/get-member.ts';
import { ProfileAvatar } from '../../members/profile-avatar.tsx';
import { useMemberName } from '../../members/use-member-name.ts';
import { headCard, ownHeadCard } from './head-card.ts';
import { RoleChip } from './role-chip.tsx';
import { Situations } from './situations.tsx';
import { WebsiteLink } from './website-link.tsx';

type Props = { member: Profile; isSelf: boolean; children?: ReactNode };

/** Who the member is, in what they chose to say; the children are what the reader can do about it. */
export function ProfileHead({ member, isSelf, children }: Props) {
  const text = useText();
  const month = useMonth();
  const nameOf = useMemberName();
  const hasWork = useFeature('feature_user_extended_profile_enable');
  const work = [member.organization, member.department, member.position].filter(Boolean).join(' ');
  return (
    <header css={isSelf ? ownHeadCard : headCard}>
      <ProfileAvatar member={member} />
      <div css={words}>
        <div css={css({ display: 'grid', justifyItems: 'start', gap: space(1) })}>
          <h1 css={css({ ...type.h1, overflowWrap: 'anywhere' })}>{nameOf(member)}</h1>
          <p css={meta}>
            <RoleChip role={member.roles[0]} />
            {member.date_entered && (
              <time dateTime={member.date_entered}>
                {text('member.since', { month: month(member.date_entered) })}
              </time>
            )}
          </p>
        </div>
        {hasWork && work && <p>{work}</p>}
        <p css={member.profile ? introduction : css({ color: color.muted })}>
          {member.profile || text(isSelf ? 'own.no_introduction' : 'member.no_introduction')}
        </p>
        <Situations situations={member.situations} />
        <WebsiteLink address={member.website} />
      </div>
      <div css={actions}>{children}</div>
    </header>
  );
}

const words = css({ display: 'grid', gap: space(3), flex: '1 1 16rem', minWidth: 0 });

const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  fontSize: '0.875rem',
});

const introduction = css({ maxWidth: '42em', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  '&:empty': { display: 'none' },
  flexGrow: 1,
  '& > :not(:only-child)': { flexGrow: 1 },
  [media.tablet]: {
    '& > :not(:only-child)': { flexGrow: 0 },
    flexDirection: 'column',
    alignItems: 'stretch',
    flex: 'none',
    maxWidth: '14rem',
  },
});
