import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, Link, space } from '@ideabox/ui';

/** Says what is left out, and where that can be undone. */
export function BlockedNote({ count }: { count: number }) {
  const text = useText();
  if (count === 0) return null;
  return (
    <p css={css({ marginBlockEnd: space(5), fontSize: '0.9375rem', color: color.muted })}>
      {text('list.blocked', { count })} <Link to={paths.ownProfile()}>{text('list.blocked.link')}</Link>
    </p>
  );
}
