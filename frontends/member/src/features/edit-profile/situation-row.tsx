import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, color, media, space } from '@ideabox/ui';
import { TextField } from '@ideabox/ui/controls';
import { useFormContext } from 'react-hook-form';
import type { ProfileDraft } from './draft.ts';

type Props = { index: number; onRemove: () => void };

export function SituationRow({ index, onRemove }: Props) {
  const text = useText();
  const { register, formState } = useFormContext<ProfileDraft>();
  const errors = formState.errors.situations?.[index];
  const number = index + 1;
  return (
    <fieldset aria-label={text('form.situations.row', { number })} css={row}>
      <TextField
        id={`profile-situations-${index}-type`}
        label={text('form.situations.type')}
        error={errors?.situation_type?.message}
        {...register(`situations.${index}.situation_type`)}
      />
      <TextField
        id={`profile-situations-${index}-name`}
        label={text('form.situations.name')}
        error={errors?.name?.message}
        {...register(`situations.${index}.name`)}
      />
      <Button
        variant="outline"
        size="small"
        aria-label={text('form.situations.remove_row', { number })}
        onClick={onRemove}
        css={css({ justifySelf: 'start', [media.tablet]: { marginBlockStart: '2.25rem' } })}
      >
        {text('form.situations.remove')}
      </Button>
    </fieldset>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(3),
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: `0 0 ${space(4)}`,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    borderBottom: 0,
    paddingBlock: 0,
  },
});
