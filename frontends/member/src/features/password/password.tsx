import { useFeatures } from '@ideabox/api-client';
import { localeOf, useIntl, useText } from '@ideabox/intl';
import { ButtonLink } from '@ideabox/ui';
import { Panel } from '../../layout/panel.tsx';
import type { OwnProfile } from '../../members/own-profile.ts';
import { accountAddress } from './account-address.ts';

/** What the provider keeps, and the way there: login name, address and password are never seen here. */
export function Password({ profile }: { profile: OwnProfile }) {
  const text = useText();
  const { locale } = useIntl();
  const features = useFeatures().data;
  const from = window.location.origin + window.location.pathname;
  const address = accountAddress(features, { from, locale: localeOf(locale) });
  return (
    <Panel title={text('password.title')}>
      <p>{text('password.text')}</p>
      {profile.preferred_username && <p>{text('password.name', { name: profile.preferred_username })}</p>}
      {address && (
        <ButtonLink to={address} variant="outline" size="small">
          {text('password.link')}
        </ButtonLink>
      )}
    </Panel>
  );
}
