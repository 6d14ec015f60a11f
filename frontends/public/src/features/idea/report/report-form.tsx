import { css } from '@emotion/react';
import { useRegistry } from '@ideabox/api-client';
import { lengthOf, useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { Button, space, useToast } from '@ideabox/ui';
import { CountedTextArea } from '@ideabox/ui/controls';
import { type FormEvent, useRef, useState } from 'react';
import { SentNotice } from '../../../sent/sent-notice.tsx';
import { useDraftAttempt } from '../use-draft-attempt.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useKeptText } from '../use-kept-text.ts';
import { usePostReport } from './post-report.ts';
import type { ReportTarget } from './report-target.ts';

const longest = 1000;
type Props = { about: ReportTarget; onDone: () => void };

export function ReportForm({ about, onDone }: Props) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const draft = `report.${about.type}.${about.target}.${about.targetId}`;
  const { texts, set, forget } = useKeptText(draft, { contents: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const allowed = useRegistry('allow_post_character');
  const change = (contents: string) => {
    set({ contents });
    setError(undefined);
  };
  const typed = texts.contents.trim();
  const length = lengthOf(typed);
  const { keyOf, sentBefore } = useDraftAttempt(draft, typed, () => {
    set({ contents: '' });
    forget();
  });
  const post = usePostReport(about, keyOf);
  const refuse = (reason: string) => {
    setError(reason);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (post.isPending) return;
    if (length === 0) return refuse(text('form.required'));
    if (length > longest) return refuse(text('form.max_length', { limit: longest }));
    setError(undefined);
    post.mutate(typed, {
      onSuccess: () => {
        forget();
        toast(text('report.sent'), 'success');
        onDone();
      },
      onError: (failure) =>
        refuse(fieldErrors(failure, { contents: longest }).contents ?? errorText(failure)),
    });
  };
  return (
    <form onSubmit={submit} noValidate css={css({ display: 'grid', gap: space(5) })}>
      <SentNotice kind="report" sentBefore={sentBefore} />
      <p>{text(`report.${about.type}.intro`)}</p>
      <CountedTextArea
        ref={field}
        id="report-contents"
        label={text(`report.${about.type}.contents`)}
        required
        limit={longest}
        length={length}
        value={texts.contents}
        error={error}
        readOnly={post.isPending}
        writing={{ allowed, typed: texts.contents, onCleaned: change }}
        onChange={(event) => change(event.target.value)}
      />
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button type="submit" loading={post.isPending}>
          {text('report.submit')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {text('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
