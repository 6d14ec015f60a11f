import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { Button, ButtonLink, color, space } from '@ideabox/ui';
import { Checkbox } from '@ideabox/ui/controls';
import { type FormEvent, useRef, useState } from 'react';
import { Failure } from '../../layout/failure.tsx';

type Props = { isPending: boolean; error: Error | null; onWithdraw: () => void };

/** Nothing is done before one has said that one knows what it does. */
export function Consent({ isPending, error, onWithdraw }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const [isUnsure, setIsUnsure] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isSure = box.current?.checked === true;
    setIsUnsure(!isSure);
    if (isSure) onWithdraw();
    else box.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} css={css({ display: 'grid', gap: space(5) })}>
      <div>
        <Checkbox
          ref={box}
          label={text('withdrawal.consent')}
          required
          aria-invalid={isUnsure || undefined}
          aria-describedby="withdrawal-error"
          onChange={() => setIsUnsure(false)}
        />
        <div id="withdrawal-error">
          <Failure>{isUnsure ? text('withdrawal.consent.missing') : undefined}</Failure>
        </div>
      </div>
      <Failure>{error ? errorText(error) : undefined}</Failure>
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <ButtonLink to={paths.ownProfile()}>{text('withdrawal.stay')}</ButtonLink>
        <Button type="submit" variant="outline" loading={isPending} css={css({ color: color.danger })}>
          {text('withdrawal.action')}
        </Button>
      </div>
    </form>
  );
}
