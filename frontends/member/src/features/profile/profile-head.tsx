import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useDate, useText } from '@ideabox/intl';
import { ButtonLink, color, space, type } from '@ideabox/ui';
import type { Profile } from '../../members/get-member.ts';
import { ProfileAvatar } from '../../members/profile-avatar.tsx';
import { headCard, ownHeadCard } from './head-card.ts';
import { RoleChip } from './role-chip.tsx';
import { WebsiteLink } from './website-link.tsx';

type Props = { member: Profile; isSelf: boolean };

/** Who the member is, in what they chose to say. */
export function ProfileHead({ member, isSelf }: Props) {
  const text = useText();
  const date = useDate();
  const work = [member.organization, member.department, member.position].filter(Boolean).join(' ');
  return (
    <header css={isSelf ? ownHeadCard : headCard}>
      <ProfileAvatar member={member} />
      <div css={css({ display: 'grid', gap: space(3), flex: '1 1 16rem', minWidth: 0 })}>
        <div css={css({ display: 'grid', justifyItems: 'start', gap: space(1) })}>
          <h1 css={type.h1}>{member.portal_name || text('member.unnamed')}</h1>
          <p css={meta}>
            <RoleChip role={member.roles[0]} />
            {member.date_entered && (
              <time dateTime={member.date_entered}>
                {text('member.since', { date: date(member.date_entered) })}
              </time>
            )}
          </p>
        </div>
        {work && <p>{work}</p>}
        <p css={member.profile ? introduction : css({ color: color.muted })}>
          {member.profile || text(isSelf ? 'own.no_introduction' : 'member.no_introduction')}
        </p>
        <WebsiteLink address={member.website} />
      </div>
      {isSelf && (
        <ButtonLink to={paths.profileForm()} variant="outline" size="small">
          {text('own.edit')}
        </ButtonLink>
      )}
    </header>
  );
}

const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  fontSize: '0.875rem',
});

const introduction = css({ maxWidth: '42em', whiteSpace: 'pre-line' });
