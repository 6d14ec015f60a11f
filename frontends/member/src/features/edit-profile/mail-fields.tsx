import { useText } from '@ideabox/intl';
import { Checkbox } from '@ideabox/ui/controls';
import { useFormContext } from 'react-hook-form';
import type { ProfileDraft } from './draft.ts';
import { FormSection } from './form-section.tsx';

/** Whether mail may come at all, and where it goes. */
export function MailFields({ address }: { address: string | null }) {
  const text = useText();
  const { register } = useFormContext<ProfileDraft>();
  return (
    <FormSection title={text('form.mail')} hint={text('form.mail.hint')}>
      <Checkbox label={text('form.wants_mail')} {...register('wants_mail')} />
      {address && <p css={{ overflowWrap: 'anywhere' }}>{text('form.mail.address', { address })}</p>}
    </FormSection>
  );
}
