import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, media, radius, space, type } from '@ideabox/ui';
import type { UseFormReturn } from 'react-hook-form';
import { CodedSelect } from './coded-select.tsx';
import { codedFields } from './codes.ts';
import type { ProfileDraft } from './draft.ts';

/** Attributes that nobody but the member and the statistics see. */
export function AboutYou({ form }: { form: UseFormReturn<ProfileDraft> }) {
  const text = useText();
  const { errors } = form.formState;
  return (
    <fieldset css={frame}>
      <legend css={css({ ...type.h3, float: 'left', padding: 0, color: color.heading })}>
        {text('form.about')}
      </legend>
      <p css={css({ clear: 'both', marginBlockEnd: space(5), color: color.muted })}>
        {text('form.about.hint')}
      </p>
      <div css={grid}>
        {codedFields.map((field) => (
          <CodedSelect key={field} field={field} error={errors[field]?.message} {...form.register(field)} />
        ))}
      </div>
    </fieldset>
  );
}

const frame = css({
  minWidth: 0,
  margin: 0,
  padding: space(5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  [media.tablet]: { padding: space(6) },
});

const grid = css({
  display: 'grid',
  gap: space(5),
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
