import { css } from '@emotion/react';
import { ApiError } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useNavigate } from '@ideabox/router';
import { Button, ButtonLink, CountedTextArea, codePoints, space, TextField, useToast } from '@ideabox/ui';
import { useForm, useWatch } from 'react-hook-form';
import type { OwnProfile } from '../../members/get-member.ts';
import { AboutYou } from './about-you.tsx';
import { checkDraft, type FieldProblem, limits } from './check-draft.ts';
import { draftOf, type ProfileDraft } from './draft.ts';
import { fieldProblems } from './field-problems.ts';
import { MailChoice } from './mail-choice.tsx';
import { useSaveProfile } from './save-profile.ts';

/** What everyone may read first, what is for statistics alone after it. */
export function ProfileForm({ member }: { member: OwnProfile }) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const save = useSaveProfile(member.id);
  const form = useForm<ProfileDraft>({ defaultValues: draftOf(member) });
  const { errors } = form.formState;
  const [name = '', profile = ''] = useWatch({ control: form.control, name: ['portal_name', 'profile'] });
  const show = (problems: FieldProblem[]) => {
    for (const { field, id, values } of problems) form.setError(field, { message: text(id, values) });
    if (problems[0]) form.setFocus(problems[0].field);
    return problems.length > 0;
  };
  const submit = (draft: ProfileDraft) => {
    if (show(checkDraft(draft))) return;
    save.mutate(draft, {
      onSuccess: () => {
        toast(text('form.saved'), 'success');
        navigate(paths.ownProfile());
      },
      onError: (error) => {
        const isBusy = error instanceof ApiError && error.status === 429;
        if (!show(fieldProblems(error))) toast(text(isBusy ? 'error.busy' : 'error.failed'), 'error');
      },
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
      css={css({ display: 'grid', gap: space(8) })}
    >
      <TextField
        id="profile-portal_name"
        label={text('form.portal_name')}
        hint={text('form.portal_name.hint')}
        required
        autoComplete="nickname"
        limit={limits.portal_name}
        length={codePoints(name)}
        error={errors.portal_name?.message}
        {...form.register('portal_name')}
      />
      <CountedTextArea
        id="profile-profile"
        label={text('form.profile')}
        limit={limits.profile}
        length={codePoints(profile)}
        error={errors.profile?.message}
        {...form.register('profile')}
      />
      <TextField
        id="profile-website"
        label={text('form.website')}
        hint={text('form.website.hint')}
        type="url"
        inputMode="url"
        autoComplete="url"
        error={errors.website?.message}
        {...form.register('website')}
      />
      <AboutYou form={form} />
      <MailChoice {...form.register('wants_mail')} />
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button type="submit" loading={save.isPending}>
          {text('form.submit')}
        </Button>
        <ButtonLink to={paths.ownProfile()} variant="outline">
          {text('form.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
