import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { Button, CheckIcon, color, useToast } from '@ideabox/ui';
import type { Idea } from '../get-idea.ts';
import { useRefusal } from '../use-refusal.ts';
import { useWhenReady } from '../use-when-ready.ts';
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
  const toggle = useWhenReady<void>(own.isSuccess, () => void press(!isSupporting));
  const pressed = () => {
    if (refusal) return;
    if (own.isError) void own.refetch();
    toggle();
  };
  return (
    <>
      <Button
        variant={isSupporting ? 'primary' : 'outline'}
        size="small"
        aria-pressed={isSupporting}
        aria-disabled={refusal !== undefined}
        aria-describedby={refusal && 'support-refusal'}
        onClick={pressed}
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
