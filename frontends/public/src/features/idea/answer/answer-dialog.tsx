import { css } from '@emotion/react';
import { type AnswerStatus, useRegistry } from '@ideabox/api-client';
import { lengthOf, useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { Button, Select, space, useToast } from '@ideabox/ui';
import { CountedTextArea, TextField } from '@ideabox/ui/controls';
import { Dialog } from '@ideabox/ui/dialog';
import { type FormEvent, useState } from 'react';
import { SentNotice } from '../../../sent/sent-notice.tsx';
import type { Idea } from '../get-idea.ts';
import { useDraftAttempt } from '../use-draft-attempt.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useKeptText } from '../use-kept-text.ts';
import { answerStatuses, longestAddress, longestAnswer, longestOrganisation } from './answer.ts';
import { type NewAnswer, usePutAnswer, wordsOf } from './put-answer.ts';

type Props = { idea: Idea; onClose: () => void };

const limits = {
  contents: longestAnswer,
  organisation: longestOrganisation,
  outcome_url: longestAddress,
  due_on: 0,
};
type Fields = Record<keyof NewAnswer, string>;

/** Operators' form for the official answer. */
export function AnswerDialog({ idea, onClose }: Props) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const draft = `answer.${idea.id}`;
  const { texts, set, isKept, forget } = useKeptText<Fields>(draft, {
    contents: idea.answer?.contents ?? '',
    status: idea.answer?.status ?? 'considering',
    organisation: idea.answer?.organisation ?? '',
    due_on: idea.answer?.due_on ?? '',
    outcome_url: idea.answer?.outcome_url ?? '',
  });
  const [errors, setErrors] = useState<Partial<Fields>>({});
  const allowed = useRegistry('allow_post_character');
  const change = (changed: Partial<Fields>) => {
    set(changed);
    setErrors({});
  };
  const typed = texts.contents.trim();
  const length = lengthOf(typed);
  const answer: NewAnswer = {
    contents: typed,
    status: texts.status as AnswerStatus,
    organisation: texts.organisation.trim() || null,
    due_on: texts.due_on || null,
    outcome_url: texts.outcome_url.trim() || null,
  };
  const { keyOf, sentBefore } = useDraftAttempt(draft, wordsOf(answer), forget);
  const put = usePutAnswer(idea.id, keyOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = length === 0 ? 'form.required' : length > longestAnswer ? 'form.max_length' : undefined;
    setErrors(problem ? { contents: text(problem, { limit: longestAnswer }) } : {});
    if (problem) return document.getElementById('answer-contents')?.focus();
    put.mutate(answer, {
      onSuccess: () => {
        forget();
        toast(text('answer.saved'), 'success');
        onClose();
      },
      onError: (failure) => {
        const said = fieldErrors(failure, limits);
        setErrors(Object.keys(said).length > 0 ? said : { contents: errorText(failure) });
      },
    });
  };
  return (
    <Dialog title={text('answer.edit')} onClose={onClose} width="52rem">
      <form onSubmit={submit} noValidate css={css({ display: 'grid', gap: space(5) })}>
        <SentNotice kind="answer" sentBefore={sentBefore} />
        {isKept && !sentBefore && <p>{text('post.continued')}</p>}
        <p>{text('answer.intro')}</p>
        <Select
          id="answer-status"
          label={text('answer.status')}
          value={texts.status}
          options={answerStatuses.map((value) => ({ value, label: text(`answer.status.${value}`) }))}
          onChange={(event) => set({ status: event.target.value })}
        />
        <TextField
          id="answer-organisation"
          label={text('answer.organisation')}
          hint={text('answer.organisation.hint')}
          limit={longestOrganisation}
          length={lengthOf(texts.organisation.trim())}
          writing={{
            allowed,
            typed: texts.organisation,
            onCleaned: (organisation) => change({ organisation }),
          }}
          value={texts.organisation}
          error={errors.organisation}
          readOnly={put.isPending}
          onChange={(event) => change({ organisation: event.target.value })}
        />
        <CountedTextArea
          id="answer-contents"
          label={text('answer.contents')}
          hint={text('answer.markdown')}
          required
          rows={10}
          limit={longestAnswer}
          length={length}
          value={texts.contents}
          error={errors.contents}
          readOnly={put.isPending}
          writing={{ allowed, typed: texts.contents, onCleaned: (contents) => change({ contents }) }}
          onChange={(event) => change({ contents: event.target.value })}
        />
        <TextField
          id="answer-due"
          type="date"
          label={text('answer.due')}
          hint={text('answer.due.hint')}
          value={texts.due_on}
          error={errors.due_on}
          readOnly={put.isPending}
          onChange={(event) => change({ due_on: event.target.value })}
        />
        <TextField
          id="answer-outcome"
          type="url"
          label={text('answer.outcome.address')}
          value={texts.outcome_url}
          error={errors.outcome_url}
          readOnly={put.isPending}
          onChange={(event) => change({ outcome_url: event.target.value })}
        />
        <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
          <Button type="submit" loading={put.isPending}>
            {text('answer.submit')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('action.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
