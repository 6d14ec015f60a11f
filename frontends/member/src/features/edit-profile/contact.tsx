import { localeOf, useIntl, useText } from '@ideabox/intl';
import { useState } from 'react';
import { AddressLookup } from './address-lookup.tsx';
import { CodedSelect } from './coded-select.tsx';
import { FormSection, pairs } from './form-section.tsx';
import { Line } from './line.tsx';
import { RegionFinder } from './region/region-finder.tsx';

/** Where in the world the family's name comes first. */
const familyFirst = ['ja', 'zh'];

/** Who one is and where one lives; nobody else is told. */
export function Contact() {
  const text = useText();
  const { locale } = useIntl();
  const [streets, setStreets] = useState<string[]>([]);
  const names = [
    <Line key="last_name" field="last_name" autoComplete="family-name" />,
    <Line key="first_name" field="first_name" autoComplete="given-name" />,
  ];
  return (
    <FormSection title={text('form.contact')} hint={text('form.contact.hint')}>
      <div css={pairs}>{familyFirst.includes(localeOf(locale)) ? names : names.reverse()}</div>
      <div css={pairs}>
        <Line field="phone_number" hint={text('form.phone_number.hint')} type="tel" autoComplete="tel" />
        <Line field="email" type="email" autoComplete="email" />
      </div>
      <Line field="country" autoComplete="country-name" />
      <AddressLookup onStreets={setStreets} />
      <div css={pairs}>
        <CodedSelect field="region" />
        <Line field="city" autoComplete="address-level2" />
      </div>
      <RegionFinder />
      <Line
        field="street"
        hint={text('form.street.hint')}
        autoComplete="street-address"
        list="profile-streets"
      />
      <datalist id="profile-streets">
        {streets.map((street) => (
          <option key={street} value={street} />
        ))}
      </datalist>
    </FormSection>
  );
}
