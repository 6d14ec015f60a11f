import { lengthOf, useText } from '@ideabox/intl';
import { CountedTextArea } from '@ideabox/ui/controls';
import { limits } from './check-edit.ts';

type Props = { value: string; error: string | undefined; onChange: (reason: string) => void };

/** Why an operator does it; the author is told. */
export function ReasonField({ value, error, onChange }: Props) {
  const text = useText();
  return (
    <CountedTextArea
      id="edit-reason"
      label={text('idea.reason')}
      hint={text('idea.reason.hint')}
      required
      rows={3}
      limit={limits.reason}
      length={lengthOf(value.trim())}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
