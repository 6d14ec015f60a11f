import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, CheckIcon, color, useToast } from '@ideabox/ui';
import { useErrorText } from '../../../texts/use-error-text.ts';
import type { Idea } from '../get-idea.ts';
import { useRefusal } from '../use-refusal.ts';
import { useWish } from '../use-wish.ts';
import { useOwnSupport } from './get-own-support.ts';
import { usePutSupport } from './put-support.ts';

/** For supporters and operators: to support the idea, or no longer. */
export function SupportButton({ idea }: { idea: Idea }) {
  const text = useText();
  const errorText = useErrorText();
  const toast = useToast();
  const own = useOwnSupport(idea);
  const refusal = useRefusal('support', idea);
  const { wish, press } = useWish<boolean>(usePutSupport(idea.id), (error) =>
    toast(errorText(error), 'error'),
  );
  const isSupporting = wish ? wish.value : own.data === true;
  const isShut = refusal !== undefined || own.data === undefined;
  return (
    <>
      <Button
        variant={isSupporting ? 'primary' : 'outline'}
        size="small"
        aria-pressed={isSupporting}
        aria-disabled={isShut}
        aria-describedby={refusal && 'support-refusal'}
        onClick={() => !isShut && void press(!isSupporting)}
      >
        {isSupporting && <CheckIcon size={20} />}
        {text(isSupporting ? 'support.given' : 'support.give')}
      </Button>
      {refusal && (
        <p id="support-refusal" css={css({ fontSize: '0.875rem', color: color.muted })}>
          {text(refusal)}
        </p>
      )}
    </>
  );
}
