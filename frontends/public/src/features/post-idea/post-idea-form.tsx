import { css } from '@emotion/react';
import { type Category, useAttempt, useRegistry } from '@ideabox/api-client';
import { type Member, nobody, paths, storeOf } from '@ideabox/contract';
import { lengthOf, useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';
import { Banner, CountedTextArea, TextField } from '@ideabox/ui/controls';
import { DialogActions } from '@ideabox/ui/dialog';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { LoginButtons } from '../../login/login-buttons.tsx';
import { SentNotice } from '../../sent/sent-notice.tsx';
import { CategoryFields } from './category-fields.tsx';
import { draftKey, emptyDraft, hasWords, type IdeaDraft, writeDraft } from './draft.ts';
import { DraftButtons } from './draft-buttons.tsx';
import { useSimilarIdeas } from './get-similar.ts';
import { newIdea } from './new-idea.ts';
import { ParentNote } from './parent-note.tsx';
import { wordsOf } from './post-idea.ts';
import { PostRules } from './post-rules.tsx';
import { ProfileNotice } from './profile-notice.tsx';
import { SimilarIdeas } from './similar-ideas.tsx';
import { startingDraft } from './starting-draft.ts';
import { useProposedCategory } from './use-proposed-category.ts';
import { useSettled } from './use-settled.ts';
import { useSubmit } from './use-submit.ts';

type Props = {
  categories: Category[];
  categoryId?: number;
  parentId?: number;
  /** Null for a visitor, who writes first and logs in to post it. */
  member: Member | null;
  onClose: () => void;
};

const pauseMs = 700;
/** Of the ideas like it; more would push what is being written out of sight. */
const mostShown = 3;

/** Title, contents, and the category that they tell of; what is typed is kept until it is posted or thrown away. */
export function PostIdeaForm({ categories, categoryId, parentId, member, onClose }: Props) {
  const text = useText();
  const [owner] = useState({ memberId: member?.id ?? nobody, parentId });
  const [start] = useState(() => startingDraft(owner, categories, categoryId));
  const form = useForm<IdeaDraft>({ defaultValues: start });
  const draft = useWatch({ control: form.control }) as IdeaDraft;
  const { keyOf, sentBefore } = useAttempt({
    store: storeOf(owner.memberId),
    draft: draftKey(owner),
    words: wordsOf(newIdea(draft, parentId)),
    canAsk: member ? true : undefined,
    onArrived: () => form.reset({ ...emptyDraft, category: draft.category }),
  });
  const allowed = useRegistry('allow_post_character');
  const writing = (field: 'name' | 'contents') => ({
    allowed,
    typed: draft[field],
    onCleaned: (cleaned: string) => {
      form.setValue(field, cleaned);
      form.clearErrors(field);
    },
  });
  const [isAsked, setAsked] = useState(false);
  const askForLogin = () => setAsked(true);
  const { submit, failure, isPosting } = useSubmit({
    form,
    owner,
    keyOf,
    onPosted: onClose,
    onVisitor: member ? undefined : askForLogin,
  });
  useEffect(() => writeDraft(owner, draft), [owner, draft]);
  const { errors } = form.formState;
  const written = useSettled(`${draft.name.trim()}\n${draft.contents.trim()}`, pauseMs);
  const similar = useSimilarIdeas(written);
  const { isProposed, onChosen } = useProposedCategory(form, categories, { text: written, similar });
  const category = categories.find(({ id }) => String(id) === draft.category);
  const isAboutTroubles = category?.stepper?.stepper_key === 'troubles';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
      css={css({ display: 'grid', gap: space(6) })}
    >
      {member?.profileRedirect && <ProfileNotice onClose={onClose} />}
      {parentId !== undefined && <ParentNote parentId={parentId} />}
      <SentNotice kind="idea" sentBefore={sentBefore} place={paths.idea} onFollow={onClose} />
      {hasWords(start) && hasWords(draft) && <p>{text('post.continued')}</p>}
      <PostRules />
      <TextField
        id="post-name"
        label={text('post.name')}
        required
        autoComplete="off"
        limit={100}
        length={lengthOf(draft.name.trim())}
        error={errors.name?.message}
        readOnly={isPosting}
        writing={writing('name')}
        {...form.register('name')}
      />
      <SimilarIdeas ideas={similar.slice(0, mostShown)} />
      <CountedTextArea
        id="post-contents"
        label={text('post.contents')}
        hint={isAboutTroubles ? text('post.troubles') : undefined}
        required
        rows={5}
        limit={1000}
        length={lengthOf(draft.contents.trim())}
        error={errors.contents?.message}
        readOnly={isPosting}
        writing={writing('contents')}
        {...form.register('contents')}
      />
      <CategoryFields
        form={form}
        categories={categories}
        chosen={draft.category}
        role={member?.roles[0] ?? 'general'}
        isProposed={isProposed}
        onChosen={onChosen}
      />
      {failure && (
        <Banner tone="error" title={failure} announced>
          <p>{text('post.kept')}</p>
        </Banner>
      )}
      {isAsked && (
        <Banner title={text('post.login_to_post')} announced>
          <p>{text('post.login_to_post.kept')}</p>
          <LoginButtons />
        </Banner>
      )}
      <DialogActions>
        <Button type="submit" loading={isPosting} disabled={member?.profileRedirect}>
          {text('post.submit')}
        </Button>
        <DraftButtons form={form} draft={draft} />
      </DialogActions>
    </form>
  );
}
