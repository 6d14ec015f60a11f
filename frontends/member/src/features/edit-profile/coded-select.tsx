import { useText } from '@ideabox/intl';
import { Select } from '@ideabox/ui';
import type { ComponentProps } from 'react';
import { type CodedField, codes } from './codes.ts';

type Props = Omit<ComponentProps<typeof Select>, 'id' | 'label' | 'options'> & { field: CodedField };

/** A choice among the codes of a field. */
export function CodedSelect({ field, ...props }: Props) {
  const text = useText();
  const options = codes[field].map((value) => ({ value, label: text(`${field}.${value}`) }));
  return <Select id={`profile-${field}`} label={text(`form.${field}`)} options={options} {...props} />;
}
