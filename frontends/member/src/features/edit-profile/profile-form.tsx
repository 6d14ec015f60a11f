import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { useNavigate } from '@ideabox/router';
import { Button, ButtonLink, space, useToast } from '@ideabox/ui';
import { FormProvider } from 'react-hook-form';
import { Failure } from '../../layout/failure.tsx';
import { useChangeProfile } from '../../members/change-profile.ts';
import type { OwnProfile } from '../../members/own-profile.ts';
import { AboutYou } from './about-you.tsx';
import { checkDraft } from './check-draft.ts';
import { Contact } from './contact.tsx';
import { changesOf, draftOf, type ProfileDraft } from './draft.ts';
import { fieldProblems } from './field-problems.ts';
import { keepDraft } from './kept-draft.ts';
import { KeptNotice } from './kept-notice.tsx';
import { MailFields } from './mail-fields.tsx';
import { PublicFields } from './public-fields.tsx';
import { useDraftForm } from './use-draft-form.ts';
import { useRequired } from './use-required.ts';

type Props = { member: OwnProfile; isSent: boolean };

/** All of a profile: what everyone may read first, what is for statistics alone and what stays private after it. */
export function ProfileForm({ member, isSent }: Props) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const required = useRequired();
  const save = useChangeProfile(member.id);
  const { form, isRestored, show, forget } = useDraftForm(member);
  const submit = (draft: ProfileDraft) => {
    if (show(checkDraft(draft, { required, knownName: member.portal_name }))) return;
    save.mutate(changesOf(draftOf(member), draft), {
      onSuccess: () => {
        keepDraft(member.id, null);
        toast(text('form.saved'), 'success');
        // Back to where the shell led one away from; it is the page before this one.
        if (isSent && window.history.state?.idx > 0) navigate(-1);
        else navigate(paths.ownProfile());
      },
      onError: (error) => void show(fieldProblems(error)),
    });
  };
  const isOfFields = fieldProblems(save.error).length > 0;
  const count = Object.keys(form.formState.errors).length;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          form.clearErrors();
          void form.handleSubmit(submit)(event);
        }}
        css={frame}
      >
        {isRestored && <KeptNotice onForget={forget} />}
        <PublicFields />
        <AboutYou />
        <Contact />
        <MailFields address={member.mail_address} />
        <Failure>
          {count > 0
            ? text('form.problems', { count })
            : save.error && !isOfFields
              ? errorText(save.error)
              : undefined}
        </Failure>
        <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
          <Button type="submit" loading={save.isPending}>
            {text('form.submit')}
          </Button>
          <ButtonLink to={paths.ownProfile()} variant="outline" onClick={() => keepDraft(member.id, null)}>
            {text('form.cancel')}
          </ButtonLink>
        </div>
      </form>
    </FormProvider>
  );
}

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) });
