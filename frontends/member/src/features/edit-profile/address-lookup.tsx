import { css } from '@emotion/react';
import { ApiError } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProfileDraft } from './draft.ts';
import { type PostalAddress, usePostalCode } from './get-postal-code.ts';
import { Line } from './line.tsx';
import { LookUp } from './look-up.tsx';

type Props = { onStreets: (streets: string[]) => void };

/** The postal code, which fills in what it says of the address; the rest stays as it is. */
export function AddressLookup({ onStreets }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const { getValues, setValue, setFocus } = useFormContext<ProfileDraft>();
  const lookup = usePostalCode();
  const [said, setSaid] = useState('');
  const fill = ({ region, city, street, streets }: PostalAddress) => {
    const set = (field: 'region' | 'city' | 'street', value: string | null) =>
      value && setValue(field, value, { shouldDirty: true });
    set('region', region);
    set('city', city);
    set('street', street);
    onStreets(streets);
    setSaid(text(street ? 'lookup.done' : 'lookup.choose_street'));
    setFocus('street');
  };
  const refuse = (error: unknown) => {
    const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
    setSaid(isUnknown ? text('lookup.unknown') : errorText(error));
  };
  const ask = () => {
    const code = getValues('postal_code').trim();
    setSaid(code ? '' : text('lookup.empty'));
    if (code) lookup.mutate(code, { onSuccess: fill, onError: refuse });
    else setFocus('postal_code');
  };
  return (
    <LookUp label={text('lookup.action')} isLooking={lookup.isPending} onPress={ask} said={said}>
      <Line
        field="postal_code"
        hint={text('form.postal_code.hint')}
        autoComplete="postal-code"
        placeholder="100-0013"
        css={css({ maxWidth: '12rem' })}
      />
    </LookUp>
  );
}
