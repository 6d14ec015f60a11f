import { css } from '@emotion/react';
import { useLanguageOf, useText } from '@ideabox/intl';
import { color, radius, space } from '@ideabox/ui';
import { shortened } from './shortened.ts';

/** The beginning of a comment that many rated, and well. */
export function TopComment({ contents }: { contents: string }) {
  const text = useText();
  const languageOf = useLanguageOf();
  return (
    <div css={box}>
      <p css={css({ fontWeight: 700, color: color.heading })}>{text('idea.top_comment')}</p>
      <p dir="auto" lang={languageOf(contents)} css={words}>
        {contents}
      </p>
    </div>
  );
}

const box = css({
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.medium,
  background: color.ground,
  fontSize: '0.875rem',
  lineHeight: 1.6,
});
const words = css(shortened(2));
