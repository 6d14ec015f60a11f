import { css } from '@emotion/react';
import { type AnswerStatus, useRegistry } from '@ideabox/api-client';
import { lengthOf, useText } from '@ideabox/intl';
import { Button, Select, space, useToast } from '@ideabox/ui';
import { CountedTextArea } from '@ideabox/ui/controls';
import { Dialog } from '@ideabox/ui/dialog';
import { type FormEvent, useState } from 'react';
import { SentNotice } from '../../../sent/sent-notice.tsx';
import { useErrorText } from '../../../texts/use-error-text.ts';
import type { Idea } from '../get-idea.ts';
import { useDraftAttempt } from '../use-draft-attempt.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useKeptText } from '../use-kept-text.ts';
import { answerStatuses, longestAnswer } from './answer.ts';
import { usePutAnswer, wordsOf } from './put-answer.ts';

type Props = { idea: Idea; onClose: () => void };

/** Operators' form for the official answer. */
export function AnswerDialog({ idea, onClose }: Props) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const draft = `answer.${idea.id}`;
  const { texts, set, isKept, forget } = useKeptText<Record<'contents' | 'status', string>>(draft, {
    contents: idea.answer?.contents ?? '',
    status: idea.answer?.status ?? 'considering',
  });
  const [error, setError] = useState<string>();
  const allowed = useRegistry('allow_post_character');
  const change = (contents: string) => {
    set({ contents });
    setError(undefined);
  };
  const typed = texts.contents.trim();
  const length = lengthOf(typed);
  const answer = { contents: typed, status: texts.status as AnswerStatus };
  const { keyOf, sentBefore } = useDraftAttempt(draft, wordsOf(answer), forget);
  const put = usePutAnswer(idea.id, keyOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = length === 0 ? 'form.required' : length > longestAnswer ? 'form.max_length' : undefined;
    setError(problem && text(problem, { limit: longestAnswer }));
    if (problem) return document.getElementById('answer-contents')?.focus();
    put.mutate(answer, {
      onSuccess: () => {
        forget();
        toast(text('answer.saved'), 'success');
        onClose();
      },
      onError: (failure) =>
        setError(fieldErrors(failure, { contents: longestAnswer }).contents ?? errorText(failure)),
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
        <CountedTextArea
          id="answer-contents"
          label={text('answer.contents')}
          hint={text('answer.markdown')}
          required
          rows={10}
          limit={longestAnswer}
          length={length}
          value={texts.contents}
          error={error}
          writing={{ allowed, typed: texts.contents, onCleaned: change }}
          onChange={(event) => change(event.target.value)}
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
