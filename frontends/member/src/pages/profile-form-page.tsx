import { type Member, paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ErrorState } from '@ideabox/ui';
import { useState } from 'react';
import { ProfileForm } from '../features/edit-profile/profile-form.tsx';
import { RequiredNotice } from '../features/edit-profile/required-notice.tsx';
import { PictureEditor } from '../features/picture/picture-editor.tsx';
import { FormSkeleton } from '../layout/form-skeleton.tsx';
import { useOwnProfile } from '../members/own-profile.ts';
import { ForMember } from './for-member.tsx';
import { type Frame, PageFrame } from './page-frame.tsx';

/** Where one says who one is; also where one is sent first while required fields are empty. */
export function ProfileFormPage() {
  const text = useText();
  const frame = {
    title: text('form.title'),
    lead: text('form.lead'),
    above: { to: paths.ownProfile(), title: text('own.title') },
  };
  const waiting = (
    <PageFrame {...frame}>
      <FormSkeleton />
    </PageFrame>
  );
  return (
    <ForMember waiting={waiting} keeps>
      {(member) => <Form member={member} frame={frame} />}
    </ForMember>
  );
}

function Form({ member, frame }: { member: Member; frame: Frame }) {
  const { data: profile, isError, refetch } = useOwnProfile(member.id);
  // As it was on arrival: saving ends it, and the way back is still owed.
  const [isSent] = useState(member.profileRedirect);
  return (
    <PageFrame {...frame}>
      {profile && isSent && <RequiredNotice profile={profile} />}
      {profile && <PictureEditor profile={profile} />}
      {profile && <ProfileForm member={profile} isSent={isSent} />}
      {!profile && (isError ? <ErrorState onRetry={() => refetch()} /> : <FormSkeleton />)}
    </PageFrame>
  );
}
