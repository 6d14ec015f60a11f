import { useText } from '@ideabox/intl';
import { useProhibitedText } from '@ideabox/ui/controls';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnProfile } from '../../members/own-profile.ts';
import { changesOf, draftOf, type ProfileDraft } from './draft.ts';
import { keepDraft, readKeptDraft } from './kept-draft.ts';
import type { FieldProblem } from './problem.ts';

/** The form's state: it begins with what was typed before and not saved, and keeps what is typed now. */
export function useDraftForm(member: OwnProfile) {
  const text = useText();
  const prohibitedText = useProhibitedText();
  const [kept, setKept] = useState(() => readKeptDraft(member.id));
  const form = useForm<ProfileDraft>({ defaultValues: { ...draftOf(member), ...kept } });
  const { subscribe, getValues } = form;
  useEffect(() => {
    const saved = draftOf(member);
    const keep = () => {
      const draft = getValues();
      keepDraft(member.id, Object.keys(changesOf(saved, draft)).length > 0 ? draft : null);
    };
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, getValues, member]);
  const forget = () => {
    form.reset(draftOf(member));
    setKept(null);
  };
  /** Puts each problem at its field, and the focus at the first of them on the page. */
  const show = (problems: FieldProblem[]) => {
    for (const problem of problems) {
      const message =
        'prohibited' in problem ? prohibitedText(problem.prohibited) : text(problem.id, problem.values);
      form.setError(problem.field, { message });
    }
    if (problems.length > 0) requestAnimationFrame(focusFirst);
    return problems.length > 0;
  };
  return { form, isRestored: kept !== null, show, forget };
}

function focusFirst(): void {
  const invalid = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
  (invalid ?? document.getElementById('profile-situations'))?.focus();
}
