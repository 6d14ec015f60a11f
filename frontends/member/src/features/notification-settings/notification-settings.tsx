import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ErrorState, Link, Skeleton, VisuallyHidden } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';
import { Panel } from '../../layout/panel.tsx';
import type { OwnProfile } from '../../members/own-profile.ts';
import { useSettings } from './get-settings.ts';
import { SettingsForm } from './settings-form.tsx';

/** Of what one is told, and how. */
export function NotificationSettings({ profile }: { profile: OwnProfile }) {
  const text = useText();
  const { data, isError, refetch } = useSettings(profile.id);
  return (
    <Panel title={text('telling.title')}>
      <p>{text('telling.lead')}</p>
      {profile.mail_option === 1 && (
        <Banner tone="warning" title={text('telling.no_mail')}>
          <Link to={paths.profileForm()}>{text('telling.no_mail.link')}</Link>
        </Banner>
      )}
      {data && <SettingsForm memberId={profile.id} settings={data} />}
      {!data && isError && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && (
        <div aria-busy="true" css={css({ width: '100%' })}>
          <VisuallyHidden>{text('list.loading')}</VisuallyHidden>
          <Skeleton height="40rem" />
        </div>
      )}
    </Panel>
  );
}
