import { useText } from '@ideabox/intl';
import { TextField } from '@ideabox/ui/controls';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProfileDraft } from './draft.ts';
import type { LineField } from './fields.ts';
import { useRequired } from './use-required.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'id' | 'label'> & { field: LineField };

/** A field of one line, under its name and with its error. */
export function Line({ field, ...props }: Props) {
  const text = useText();
  const { register, formState } = useFormContext<ProfileDraft>();
  return (
    <TextField
      id={`profile-${field}`}
      label={text(`form.${field}`)}
      required={useRequired().has(field)}
      error={formState.errors[field]?.message}
      {...props}
      {...register(field)}
    />
  );
}
