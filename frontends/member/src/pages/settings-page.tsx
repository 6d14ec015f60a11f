import type { Member } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ErrorState } from '@ideabox/ui';
import { Contributor } from '../features/contributor/contributor.tsx';
import { Export } from '../features/export/export.tsx';
import { useSettings } from '../features/notification-settings/get-settings.ts';
import { NotificationSettings } from '../features/notification-settings/notification-settings.tsx';
import { Password } from '../features/password/password.tsx';
import { FormSkeleton } from '../layout/form-skeleton.tsx';
import { useOwnProfile } from '../members/own-profile.ts';
import { ForMember } from './for-member.tsx';
import { PageFrame } from './page-frame.tsx';
import { SettingsLinks } from './settings-links.tsx';

/** How the site treats its member: what it tells them, what it shows of them, what it hands out. */
export function SettingsPage() {
  const text = useText();
  const title = text('settings.title');
  const waiting = (
    <PageFrame title={title}>
      <FormSkeleton />
    </PageFrame>
  );
  return <ForMember waiting={waiting}>{(member) => <Settings member={member} title={title} />}</ForMember>;
}

function Settings({ member, title }: { member: Member; title: string }) {
  const { data: profile, isError, refetch } = useOwnProfile(member.id);
  // Asked for beside the profile, not after it.
  useSettings(member.id);
  return (
    <PageFrame title={title}>
      {profile && (
        <>
          <NotificationSettings profile={profile} />
          <Contributor profile={profile} />
          <Password profile={profile} />
          <Export memberId={profile.id} />
          <SettingsLinks />
        </>
      )}
      {!profile && (isError ? <ErrorState onRetry={() => refetch()} /> : <FormSkeleton />)}
    </PageFrame>
  );
}
