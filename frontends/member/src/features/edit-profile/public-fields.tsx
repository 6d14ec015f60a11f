import { useFeature } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { codePoints } from '@ideabox/ui';
import { CountedTextArea } from '@ideabox/ui/controls';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProfileDraft } from './draft.ts';
import { limits, workFields } from './fields.ts';
import { FormSection } from './form-section.tsx';
import { Line } from './line.tsx';
import { SituationRows } from './situation-rows.tsx';
import { useRequired } from './use-required.ts';

/** What everyone may read. */
export function PublicFields() {
  const text = useText();
  const hasWork = useFeature('feature_user_extended_profile_enable');
  const { register, control, formState } = useFormContext<ProfileDraft>();
  const [name = '', profile = ''] = useWatch({ control, name: ['portal_name', 'profile'] });
  return (
    <FormSection title={text('form.public')} hint={text('form.public.hint')}>
      <Line
        field="portal_name"
        hint={text('form.portal_name.hint')}
        autoComplete="nickname"
        limit={limits.portal_name}
        length={codePoints(name)}
      />
      <CountedTextArea
        id="profile-profile"
        label={text('form.profile')}
        required={useRequired().has('profile')}
        limit={limits.profile}
        length={codePoints(profile)}
        error={formState.errors.profile?.message}
        {...register('profile')}
      />
      <Line field="website" hint={text('form.website.hint')} type="url" inputMode="url" autoComplete="url" />
      {hasWork &&
        workFields.map((field) => <Line key={field} field={field} autoComplete={completions[field]} />)}
      <SituationRows />
    </FormSection>
  );
}

const completions = { organization: 'organization', department: 'off', position: 'organization-title' };
