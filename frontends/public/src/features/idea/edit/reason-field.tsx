import { lengthOf, useText } from '@ideabox/intl';
import { CountedTextArea } from '@ideabox/ui/controls';
import { limits } from './check-edit.ts';

type Props = {
  value: string;
  error: string | undefined;
  /** Of a form that is being sent. */
  readOnly: boolean;
  onChange: (reason: string) => void;
};

/** Why an operator does it; the author is told. */
export function ReasonField({ value, error, readOnly, onChange }: Props) {
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
      readOnly={readOnly}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
