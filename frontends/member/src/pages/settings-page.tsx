import { type Member, paths } from '@ideabox/contract';
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
import { type Frame, PageFrame } from './page-frame.tsx';
import { SettingsLinks } from './settings-links.tsx';

/** How the site treats its member: what it tells them, what it shows of them, what it hands out. */
export function SettingsPage() {
  const text = useText();
  const frame = {
    title: text('settings.title'),
    above: { to: paths.ownProfile(), title: text('own.title') },
  };
  const waiting = (
    <PageFrame {...frame}>
      <FormSkeleton />
    </PageFrame>
  );
  return <ForMember waiting={waiting}>{(member) => <Settings member={member} frame={frame} />}</ForMember>;
}

function Settings({ member, frame }: { member: Member; frame: Frame }) {
  const { data: profile, isError, refetch } = useOwnProfile(member.id);
  // Asked for beside the profile, not after it.
  useSettings(member.id);
  return (
    <PageFrame {...frame}>
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
