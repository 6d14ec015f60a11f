import type { Member } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ErrorState } from '@ideabox/ui';
import { useState } from 'react';
import { ProfileForm } from '../features/edit-profile/profile-form.tsx';
import { RequiredNotice } from '../features/edit-profile/required-notice.tsx';
import { PictureEditor } from '../features/picture/picture-editor.tsx';
import { FormSkeleton } from '../layout/form-skeleton.tsx';
import { useOwnProfile } from '../members/own-profile.ts';
import { ForMember } from './for-member.tsx';
import { PageFrame } from './page-frame.tsx';

/** Where one says who one is; also where one is sent first while required fields are empty. */
export function ProfileFormPage() {
  const text = useText();
  const title = text('form.title');
  const waiting = (
    <PageFrame title={title}>
      <FormSkeleton />
    </PageFrame>
  );
  return (
    <ForMember waiting={waiting} keeps>
      {(member) => <Form member={member} title={title} />}
    </ForMember>
  );
}

function Form({ member, title }: { member: Member; title: string }) {
  const text = useText();
  const { data: profile, isError, refetch } = useOwnProfile(member.id);
  // As it was on arrival: saving ends it, and the way back is still owed.
  const [isSent] = useState(member.profileRedirect);
  return (
    <PageFrame title={title} lead={text('form.lead')}>
      {profile && isSent && <RequiredNotice profile={profile} />}
      {profile && <PictureEditor profile={profile} />}
      {profile && <ProfileForm member={profile} isSent={isSent} />}
      {!profile && (isError ? <ErrorState onRetry={() => refetch()} /> : <FormSkeleton />)}
    </PageFrame>
  );
}
