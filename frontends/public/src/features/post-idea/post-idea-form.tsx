import { css } from '@emotion/react';
import { type Category, useRegistry } from '@ideabox/api-client';
import { type Member, paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useNavigate } from '@ideabox/router';
import { Button, CountedTextArea, codePoints, Select, space, TextField, useToast } from '@ideabox/ui';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PartText } from '../../texts/part-text.tsx';
import { useErrorText } from '../../texts/use-error-text.ts';
import { checkDraft } from './check-draft.ts';
import { clearDraft, emptyDraft, type IdeaDraft, readDraft, writeDraft } from './draft.ts';
import { type FieldProblem, fieldProblems } from './field-errors.ts';
import { usePostIdea } from './post-idea.ts';

type Props = { categories: Category[]; categoryId?: number; member: Member; onClose: () => void };

/** Category, title and contents; what is typed is kept until it is posted or thrown away. */
export function PostIdeaForm({ categories, categoryId, member, onClose }: Props) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const allowed = useRegistry('allow_post_character');
  const post = usePostIdea();
  const form = useForm<IdeaDraft>({ defaultValues: startingDraft(categories, categoryId) });
  const draft = useWatch({ control: form.control }) as IdeaDraft;
  useEffect(() => writeDraft(draft), [draft]);
  const show = (problems: FieldProblem[]) => {
    for (const { field, id, values } of problems) form.setError(field, { message: text(id, values) });
    if (problems[0]) form.setFocus(problems[0].field);
    return problems.length > 0;
  };
  const submit = (typed: IdeaDraft) => {
    if (show(checkDraft(typed, allowed))) return;
    const idea = {
      name: typed.name.trim(),
      contents: typed.contents.trim(),
      category: Number(typed.category),
    };
    post.mutate(idea, {
      onSuccess: ({ id }) => {
        clearDraft();
        toast(text('post.posted'), 'success');
        onClose();
        navigate(paths.idea(id));
      },
      onError: (error) => {
        if (!show(fieldProblems(error))) toast(errorText(error), 'error');
      },
    });
  };
  const { errors } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
      css={css({ display: 'grid', gap: space(6) })}
    >
      <PartText part="post_notice" fallback={text('post.notice')} />
      {member.profileRedirect && <p role="alert">{text('post.profile_first')}</p>}
      <Select
        id="post-category"
        label={text('post.category')}
        required
        error={errors.category?.message}
        options={[{ value: '', label: text('post.category.choose') }, ...categories.map(toOption(text))]}
        {...form.register('category')}
      />
      <TextField
        id="post-name"
        label={text('post.name')}
        required
        limit={100}
        length={codePoints(draft.name)}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <CountedTextArea
        id="post-contents"
        label={text('post.contents')}
        required
        rows={10}
        limit={1000}
        length={codePoints(draft.contents)}
        error={errors.contents?.message}
        {...form.register('contents')}
      />
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button type="submit" loading={post.isPending} disabled={member.profileRedirect}>
          {text('post.submit')}
        </Button>
        <Button variant="quiet" onClick={() => form.reset(emptyDraft)}>
          {text('post.clear')}
        </Button>
      </div>
    </form>
  );
}

const toOption = (text: (id: string, values?: Record<string, string>) => string) => (category: Category) => ({
  value: String(category.id),
  label:
    category.status === 'on_air'
      ? category.name
      : text('post.category.other', {
          name: category.name,
          status: text(`category.status.${category.status}`),
        }),
});

/** The kept draft, with the category that one comes from; one that no longer takes ideas is dropped. */
function startingDraft(categories: Category[], categoryId: number | undefined): IdeaDraft {
  const draft = readDraft();
  const wanted = categoryId ? String(categoryId) : draft.category;
  return { ...draft, category: categories.some(({ id }) => String(id) === wanted) ? wanted : '' };
}
