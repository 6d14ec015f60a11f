import { ApiError, isNotFound, useRegistry } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { useNavigate } from '@ideabox/router';
import { useToast } from '@ideabox/ui';
import { useProhibitedText } from '@ideabox/ui/controls';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { checkDraft } from './check-draft.ts';
import { type DraftOwner, emptyDraft, type IdeaDraft, writeDraft } from './draft.ts';
import { type FieldProblem, fieldProblems } from './field-errors.ts';
import { newIdea } from './new-idea.ts';
import { usePostIdea } from './post-idea.ts';

type Posting = {
  form: UseFormReturn<IdeaDraft>;
  owner: DraftOwner;
  keyOf: (words: string) => string;
  onPosted: () => void;
  /** Instead of sending it: nobody is logged in. */
  onVisitor: (() => void) | undefined;
};

/** Checks and sends the draft. What is wrong is said beside its field, else in `failure`; nothing typed goes away. */
export function useSubmit({ form, owner, keyOf, onPosted, onVisitor }: Posting) {
  const text = useText();
  const prohibitedText = useProhibitedText();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const allowed = useRegistry('allow_post_character');
  const post = usePostIdea(keyOf);
  const [failure, setFailure] = useState<string>();
  const show = (problems: FieldProblem[]) => {
    for (const problem of problems) {
      const message =
        'prohibited' in problem ? prohibitedText(problem.prohibited) : text(problem.id, problem.values);
      form.setError(problem.field, { message });
    }
    if (problems[0]) form.setFocus(problems[0].field);
    return problems.length > 0;
  };
  const refuse = (error: unknown) => {
    if (show(fieldProblems(error))) return;
    const words = errorText(error);
    setFailure(words);
    if (isNotFound(error)) toast(words, 'error');
    // A refusal without a reason beside a field is about what was written; an absent server is not.
    if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) return;
    form.setError('name', { message: text('form.invalid') });
    form.setError('contents', { message: text('form.invalid') });
  };
  const submit = (typed: IdeaDraft) => {
    setFailure(undefined);
    if (show(checkDraft(typed, allowed))) return;
    if (onVisitor) return onVisitor();
    post.mutate(newIdea(typed, owner.parentId), {
      onSuccess: ({ id }) => {
        writeDraft(owner, emptyDraft);
        onPosted();
        navigate(paths.idea(id), { state: { posted: true } });
      },
      onError: refuse,
    });
  };
  return { submit, failure, isPosting: post.isPending };
}
