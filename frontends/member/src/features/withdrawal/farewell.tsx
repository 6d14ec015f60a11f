import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, space, type } from '@ideabox/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Long enough to be read; nothing is lost by it, and leaving sooner is one press away. */
const pauseMs = 8_000;

/** Says that it is done, and then ends the session here and at the provider. */
export function Farewell() {
  const text = useText();
  const { logout } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = useEffectEvent(logout);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(leave, pauseMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div css={css({ display: 'grid', justifyItems: 'start', gap: space(5) })}>
      <h2 ref={heading} tabIndex={-1} css={type.h2}>
        {text('withdrawal.done')}
      </h2>
      <p>{text('withdrawal.done.text')}</p>
      <Button onClick={logout}>{text('withdrawal.done.leave')}</Button>
    </div>
  );
}
