import { css } from '@emotion/react';
import { ApiError, useRegistry } from '@ideabox/api-client';
import { lengthOf, useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { Button, space, useToast } from '@ideabox/ui';
import { CountedTextArea, TextField } from '@ideabox/ui/controls';
import { Dialog } from '@ideabox/ui/dialog';
import { type FormEvent, useState } from 'react';
import type { Idea } from '../get-idea.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useKeptText } from '../use-kept-text.ts';
import { useViewer } from '../viewer.ts';
import { checkEdit, limits } from './check-edit.ts';
import { usePutIdea } from './put-idea.ts';
import { ReasonField } from './reason-field.tsx';
import { useModified } from './use-modified.ts';

type Props = { idea: Idea; onClose: () => void };

/** Title and contents of an idea for its author; for an operator with a reason that the author is told. */
export function EditDialog({ idea, onClose }: Props) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const { isAuthor, isOperator } = useViewer(idea);
  const put = usePutIdea(idea.id);
  const { texts, set, isKept, forget } = useKeptText(`edit.${idea.id}`, {
    name: idea.name,
    contents: idea.raw_contents,
    reason: '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const allowed = useRegistry('allow_post_character');
  const change = (field: keyof typeof texts, typed: string) => {
    set({ [field]: typed });
    setErrors(({ [field]: _, ...others }) => others);
  };
  /** What is as it was stays as it is, whatever may be written by now. */
  const writing = (field: 'name' | 'contents', original: string) => ({
    allowed: texts[field] === original ? undefined : allowed,
    typed: texts[field],
    onCleaned: (cleaned: string) => change(field, cleaned),
  });
  const modified = useModified(idea, { name: texts.name.trim(), contents: texts.contents.trim() });
  const limited = isOperator ? undefined : modified;
  const refuseContents = () => {
    setErrors({ contents: text('idea.edit.too_different') });
    document.getElementById('edit-contents')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (limited && limited.gone > limited.limit) return refuseContents();
    const problems = checkEdit(texts, isAuthor ? ['name', 'contents'] : ['name', 'contents', 'reason']);
    setErrors(
      Object.fromEntries(problems.map(({ field, id }) => [field, text(id, { limit: limits[field] })])),
    );
    if (problems[0]) return document.getElementById(`edit-${problems[0].field}`)?.focus();
    const reason = texts.reason.trim();
    put.mutate(
      { name: texts.name.trim(), contents: texts.contents.trim(), ...(reason ? { reason } : {}) },
      {
        onSuccess: () => {
          forget();
          toast(text('idea.edit.done'), 'success');
          onClose();
        },
        onError: (failure) => {
          if (isTooDifferent(failure)) return refuseContents();
          const found = fieldErrors(failure, limits);
          const [first] = Object.keys(found);
          setErrors(found);
          if (first) document.getElementById(`edit-${first}`)?.focus();
          else toast(errorText(failure), 'error');
        },
      },
    );
  };
  return (
    <Dialog title={text('idea.edit.title')} onClose={onClose} width="52rem">
      <form onSubmit={submit} noValidate css={css({ display: 'grid', gap: space(5) })}>
        {isKept && <p>{text('post.continued')}</p>}
        <p>{text('idea.edit.intro')}</p>
        <TextField
          id="edit-name"
          label={text('post.name')}
          required
          limit={limits.name}
          length={lengthOf(texts.name.trim())}
          value={texts.name}
          error={errors.name}
          readOnly={put.isPending}
          writing={writing('name', idea.name)}
          onChange={(event) => change('name', event.target.value)}
        />
        <CountedTextArea
          id="edit-contents"
          label={text('post.contents')}
          required
          rows={10}
          hint={limited && text('idea.edit.modifiable', limited)}
          limit={limits.contents}
          length={lengthOf(texts.contents.trim())}
          value={texts.contents}
          error={errors.contents}
          readOnly={put.isPending}
          writing={writing('contents', idea.raw_contents)}
          onChange={(event) => change('contents', event.target.value)}
        />
        {!isAuthor && (
          <ReasonField
            value={texts.reason}
            error={errors.reason}
            readOnly={put.isPending}
            onChange={(reason) => change('reason', reason)}
          />
        )}
        <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
          <Button type="submit" loading={put.isPending}>
            {text('idea.edit.submit')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              forget();
              onClose();
            }}
          >
            {text('idea.edit.discard')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Refused for what it says, not for how: so little of the first text is left. */
const isTooDifferent = (failure: unknown) =>
  failure instanceof ApiError && failure.errors.contents?.[0] === 'not_allowed';
