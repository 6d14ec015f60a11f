import { css } from '@emotion/react';
import { ApiError } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Button, CountedTextArea, codePoints, space, useToast } from '@ideabox/ui';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '../../../texts/use-error-text.ts';
import { usePostComment } from './post-comment.ts';

const longest = 500;
type Props = { ideaId: number; parentId?: number; autoFocus?: boolean; onDone?: () => void };

/** A comment, or with `parentId` a reply. */
export function CommentForm({ ideaId, parentId, autoFocus, onDone }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const toast = useToast();
  const id = useId();
  const post = usePostComment({ ideaId, parentId });
  const [contents, setContents] = useState('');
  const [error, setError] = useState<string>();
  const length = codePoints(contents.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (length === 0) return setError(text('form.required'));
    if (length > longest) return setError(text('form.max_length', { limit: longest }));
    setError(undefined);
    post.mutate(contents.trim(), {
      onSuccess: () => {
        setContents('');
        toast(text(parentId ? 'comment.reply_posted' : 'comment.posted'), 'success');
        onDone?.();
      },
      onError: (failure) => {
        const prohibited = failure instanceof ApiError ? failure.prohibited.contents : undefined;
        setError(prohibited ? text('form.prohibited', { characters: prohibited }) : errorText(failure));
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate css={css({ display: 'grid', gap: space(3) })}>
      <CountedTextArea
        id={id}
        label={text(parentId ? 'comment.reply_label' : 'comment.label')}
        rows={parentId ? 3 : 4}
        limit={longest}
        length={length}
        value={contents}
        error={error}
        autoFocus={autoFocus}
        onChange={(event) => setContents(event.target.value)}
      />
      <div css={css({ display: 'flex', gap: space(3) })}>
        <Button type="submit" size="small" loading={post.isPending}>
          {text(parentId ? 'comment.reply_submit' : 'comment.submit')}
        </Button>
        {onDone && (
          <Button variant="quiet" size="small" onClick={onDone}>
            {text('action.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
