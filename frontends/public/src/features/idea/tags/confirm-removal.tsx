import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';
import type { Tag } from './tag.ts';

type Props = { tag: Tag; isPending: boolean; onConfirm: () => void; onCancel: () => void };

/** Asks in the tag's own row whether it shall really go. */
export function ConfirmRemoval({ tag, isPending, onConfirm, onCancel }: Props) {
  const text = useText();
  return (
    <fieldset css={row}>
      <legend css={question}>{text('tag.remove.ask', { name: tag.name })}</legend>
      <Button size="small" autoFocus loading={isPending} onClick={onConfirm}>
        {text('tag.remove.confirm')}
      </Button>
      <Button variant="quiet" size="small" onClick={onCancel}>
        {text('action.cancel')}
      </Button>
    </fieldset>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
const question = css({ padding: 0, marginBlockEnd: space(2) });
