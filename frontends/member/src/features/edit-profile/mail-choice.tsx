import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { space } from '@ideabox/ui';
import type { ComponentProps } from 'react';

/** Whether to be told by e-mail. */
export function MailChoice(props: ComponentProps<'input'>) {
  const text = useText();
  return (
    <label css={row}>
      <input type="checkbox" {...props} css={box} />
      {text('form.wants_mail')}
    </label>
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: space(3), minHeight: '2.75rem' });
const box = css({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  accentColor: 'var(--color-primitive-blue-900)',
});
