import { useText } from '@ideabox/intl';
import { Select } from '@ideabox/ui';
import { useFormContext } from 'react-hook-form';
import { type CodedField, codes } from './codes.ts';
import type { ProfileDraft } from './draft.ts';
import { useRequired } from './use-required.ts';

/** A choice among the codes of a field. */
export function CodedSelect({ field }: { field: CodedField }) {
  const text = useText();
  const { register, formState } = useFormContext<ProfileDraft>();
  const options = codes[field].map((value) => ({ value, label: text(`${field}.${value}`) }));
  return (
    <Select
      id={`profile-${field}`}
      label={text(`form.${field}`)}
      required={useRequired().has(field)}
      options={options}
      error={formState.errors[field]?.message}
      {...register(field)}
    />
  );
}
