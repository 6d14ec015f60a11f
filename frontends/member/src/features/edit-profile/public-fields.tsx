import { useFeature, useRegistry } from '@ideabox/api-client';
import { lengthOf, useText } from '@ideabox/intl';
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
  const allowed = useRegistry('allow_post_character');
  const { register, control, formState, setValue, clearErrors } = useFormContext<ProfileDraft>();
  const [name = '', profile = ''] = useWatch({ control, name: ['portal_name', 'profile'] });
  /** What is as it was is not sent, whatever may be written by now. */
  const writing = (field: 'portal_name' | 'profile', typed: string) => ({
    allowed: typed === formState.defaultValues?.[field] ? undefined : allowed,
    typed,
    onCleaned: (cleaned: string) => {
      setValue(field, cleaned, { shouldDirty: true });
      clearErrors(field);
    },
  });
  return (
    <FormSection title={text('form.public')} hint={text('form.public.hint')}>
      <Line
        field="portal_name"
        hint={text('form.portal_name.hint')}
        autoComplete="nickname"
        limit={limits.portal_name}
        length={lengthOf(name)}
        writing={{ ...writing('portal_name', name), isName: true }}
      />
      <CountedTextArea
        id="profile-profile"
        label={text('form.profile')}
        required={useRequired().has('profile')}
        limit={limits.profile}
        length={lengthOf(profile)}
        error={formState.errors.profile?.message}
        writing={writing('profile', profile)}
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
