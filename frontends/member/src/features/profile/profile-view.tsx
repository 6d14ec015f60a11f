import { css } from '@emotion/react';
import { ApiError } from '@ideabox/api-client';
import { useMember, usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ErrorState, PageBody, space, type, visuallyHidden } from '@ideabox/ui';
import { useProfile } from '../../members/get-member.ts';
import { MemberNotFound } from './member-not-found.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { WithdrawnMember } from './withdrawn-member.tsx';

/** A member's page; one's own has more. */
export function ProfileView({ id }: { id: string }) {
  const text = useText();
  const isSelf = useMember()?.id === id;
  const { data: member, error, refetch } = useProfile(id);
  const name = member?.portal_name;
  usePageTitle(isSelf ? text('own.title') : name && text('member.title_of', { name }));
  if (!member && isUnknown(error)) return <MemberNotFound />;
  if (member?.status === 'withdrawn') return <WithdrawnMember />;
  return (
    <PageBody>
      <div css={css({ position: 'relative', display: 'grid', gap: space(8) })}>
        {member && <ProfileHead member={member} isSelf={isSelf} />}
        {!member && (
          <h1 css={error ? type.h1 : visuallyHidden}>{text(isSelf ? 'own.title' : 'member.title')}</h1>
        )}
        {!member && (error ? <ErrorState onRetry={() => refetch()} /> : <ProfileSkeleton isSelf={isSelf} />)}
        <ProfileTabs memberId={id} isSelf={isSelf} />
      </div>
    </PageBody>
  );
}

/** An id that the API refuses to look at is nobody's either. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}
