import { css } from '@emotion/react';
import { localeNames, locales, useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { Button, color, Select, space, useToast } from '@ideabox/ui';
import { useForm } from 'react-hook-form';
import { Failure } from '../../layout/failure.tsx';
import { KindRow } from './kind-row.tsx';
import { useSaveSettings } from './save-settings.ts';
import { kinds, type Settings, settingsChange } from './settings.ts';

const languages = locales.map((value) => ({ value, label: localeNames[value], lang: value }));

/** A row for each kind; nothing changes before it is saved. */
export function SettingsForm({ memberId, settings }: { memberId: string; settings: Settings }) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const save = useSaveSettings(memberId);
  const form = useForm<Settings>({ defaultValues: settings });
  const submit = (draft: Settings) =>
    save.mutate(settingsChange(settings, draft), {
      onSuccess: () => toast(text('telling.saved'), 'success'),
    });
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} css={frame}>
      <div>
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} register={form.register} />
        ))}
      </div>
      <div css={css({ maxWidth: '20rem' })}>
        <Select
          id="telling-language"
          label={text('telling.language')}
          options={languages}
          {...form.register('language')}
        />
      </div>
      <Failure>{save.error ? errorText(save.error) : undefined}</Failure>
      <div>
        <Button type="submit" loading={save.isPending}>
          {text('telling.save')}
        </Button>
      </div>
    </form>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  width: '100%',
  borderTop: `1px solid ${color.line}`,
});
