import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, color, PlusIcon, space } from '@ideabox/ui';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Failure } from '../../layout/failure.tsx';
import type { ProfileDraft } from './draft.ts';
import { mostSituations } from './fields.ts';
import { SituationRow } from './situation-row.tsx';
import { useRequired } from './use-required.ts';

/** One's circumstances, in one's own words: a kind and what it is. */
export function SituationRows() {
  const text = useText();
  const { control, formState } = useFormContext<ProfileDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'situations' });
  const adding = useRef<HTMLButtonElement>(null);
  const isRequired = useRequired().has('situations');
  const { errors } = formState;
  const removeRow = (index: number) => {
    remove(index);
    adding.current?.focus();
  };
  return (
    <fieldset css={frame}>
      <legend css={css({ float: 'left', padding: 0, fontWeight: 700, color: color.heading })}>
        {text('form.situations')}
        {isRequired && <span css={mark}>{text('form.required')}</span>}
      </legend>
      <p css={css({ clear: 'both', fontSize: '0.875rem', color: color.muted })}>
        {text('form.situations.hint')}
      </p>
      {fields.map(({ id }, index) => (
        <SituationRow key={id} index={index} onRemove={() => removeRow(index)} />
      ))}
      <Failure>{errors.situations?.message ?? errors.situations?.root?.message}</Failure>
      {fields.length < mostSituations && (
        <Button
          ref={adding}
          id="profile-situations"
          variant="outline"
          size="small"
          onClick={() => append({ situation_type: '', name: '' })}
        >
          <PlusIcon size={20} />
          {text('form.situations.add')}
        </Button>
      )}
    </fieldset>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(3),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const mark = css({ marginInlineStart: space(2), fontSize: '0.875rem', fontWeight: 400, color: color.danger });
