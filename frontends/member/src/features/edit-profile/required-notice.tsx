import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';
import type { OwnProfile } from '../../members/own-profile.ts';
import { draftOf, isEmpty } from './draft.ts';
import { useRequired } from './use-required.ts';

/** Why one was led here, what is missing, and that the way goes on afterwards. */
export function RequiredNotice({ profile }: { profile: OwnProfile }) {
  const text = useText();
  const draft = draftOf(profile);
  const missing = [...useRequired()].filter((field) => isEmpty(draft, field));
  return (
    <Banner tone="warning" title={text('form.required_first')}>
      <p>{text('form.required_first.text')}</p>
      {missing.length > 0 && (
        <ul css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
          {missing.map((field) => (
            <li key={field}>
              <Button variant="outline" size="small" onClick={() => focusField(field)}>
                {text(`form.${field}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

function focusField(field: string): void {
  document.getElementById(`profile-${field}`)?.focus();
}
