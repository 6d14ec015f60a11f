import { css } from '@emotion/react';
import { useRegistry } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';
import { CountedTextArea } from '@ideabox/ui/controls';
import { useEffect, useId, useRef } from 'react';
import { longestComment } from './longest-comment.ts';
import type { useCommentText } from './use-comment-text.ts';

type Props = {
  form: ReturnType<typeof useCommentText>;
  label: string;
  submitLabel: string;
  /** Where others lead to it. */
  fieldId?: string;
  rows: number;
  /** Takes the focus when it comes, because it was asked for. */
  takesFocus?: boolean;
  onCancel?: () => void;
};

/** A field of 500 characters with the ways to send it and to give it up. */
export function CommentField({
  form,
  label,
  submitLabel,
  rows,
  fieldId,
  takesFocus = false,
  onCancel,
}: Props) {
  const text = useText();
  const allowed = useRegistry('allow_post_character');
  const ownId = useId();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = takesFocus ? ref.current?.querySelector('textarea') : undefined;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [takesFocus]);
  return (
    <form ref={ref} onSubmit={form.submit} noValidate css={css({ display: 'grid', gap: space(3) })}>
      <CountedTextArea
        id={fieldId ?? ownId}
        label={label}
        rows={rows}
        limit={longestComment}
        length={form.length}
        value={form.contents}
        error={form.error}
        dir="auto"
        // Where the form closes once it is sent, what is typed meanwhile would go with it.
        readOnly={form.isSending && onCancel !== undefined}
        writing={{ allowed, typed: form.contents, onCleaned: form.change }}
        onChange={(event) => form.change(event.target.value)}
      />
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button type="submit" size="small" loading={form.isSending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {text('action.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
