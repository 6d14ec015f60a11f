import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { Button, space, useToast } from '@ideabox/ui';
import { Failure } from '../../layout/failure.tsx';
import { Panel } from '../../layout/panel.tsx';
import { useChangeProfile } from '../../members/change-profile.ts';
import type { OwnProfile } from '../../members/own-profile.ts';

/** Whether others see who posted what one posted. */
export function Contributor({ profile }: { profile: OwnProfile }) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const change = useChangeProfile(profile.id);
  const { hidden } = profile;
  const toggle = () =>
    change.mutate(
      { hidden_contributor: !hidden },
      { onSuccess: () => toast(text(hidden ? 'contributor.shown' : 'contributor.hidden'), 'success') },
    );
  return (
    <Panel title={text('contributor.title')}>
      <p role="status" css={css({ fontWeight: 700 })}>
        {text(hidden ? 'contributor.is_hidden' : 'contributor.is_shown')}
      </p>
      <div css={css({ display: 'grid', gap: space(2) })}>
        <p>{text('contributor.lead')}</p>
        <ul css={css({ display: 'grid', gap: space(1), paddingInlineStart: '1.5em', listStyle: 'disc' })}>
          <li>{text('contributor.posts')}</li>
          <li>{text('contributor.lists')}</li>
          <li>{text('contributor.profile')}</li>
          <li>{text('contributor.operators')}</li>
          <li>{text('contributor.again')}</li>
        </ul>
      </div>
      <Failure>{change.error ? errorText(change.error) : undefined}</Failure>
      <Button variant="outline" size="small" loading={change.isPending} onClick={toggle}>
        {text(hidden ? 'contributor.show' : 'contributor.hide')}
      </Button>
    </Panel>
  );
}
