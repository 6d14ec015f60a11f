import { css } from '@emotion/react';
import { useMember, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ErrorState, PageBody, readingWidth, space, type } from '@ideabox/ui';
import { type OwnProfile, useProfile } from '../../members/get-member.ts';
import { LoginPage } from '../../pages/login-page.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Where one says who one is; also where one is sent first while required fields are empty. */
export function ProfileFormPage() {
  const text = useText();
  const member = useMember();
  const { session } = useShell();
  if (session.status === 'visitor') return <LoginPage />;
  return (
    <PageBody width={readingWidth}>
      <div css={css({ display: 'grid', gap: space(8) })}>
        <div css={css({ display: 'grid', gap: space(3) })}>
          <h1 css={type.h1}>{text('form.title')}</h1>
          <p>{text(member?.profileRedirect ? 'form.required_first' : 'form.lead')}</p>
        </div>
        {member ? <LoadedForm id={member.id} /> : <FormSkeleton />}
      </div>
    </PageBody>
  );
}

function LoadedForm({ id }: { id: string }) {
  const { data, isError, refetch } = useProfile<OwnProfile>(id);
  if (data) return <ProfileForm member={data} />;
  return isError ? <ErrorState onRetry={() => refetch()} /> : <FormSkeleton />;
}
