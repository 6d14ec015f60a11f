import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { PageBody } from './page-section.tsx';
import { color, media, readingWidth, space, type } from './theme.ts';

type Props = { code?: string; title: string; text: string; children?: ReactNode };

/** A page that says what happened, why, and the ways on. */
export function MessagePage({ code, title, text, children }: Props) {
  return (
    <PageBody>
      <div css={css({ display: 'grid', gap: space(6), paddingBlock: space(8) })}>
        <h1 css={css({ ...type.h1, display: 'grid', gap: space(2) })}>
          {code && <span css={css({ fontSize: '1rem', color: color.muted })}>{code}</span>}
          {title}
        </h1>
        <p css={css({ maxWidth: readingWidth })}>{text}</p>
        <div css={ways}>{children}</div>
      </div>
    </PageBody>
  );
}

/** On a phone as wide as the page, for the thumb. */
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  '& > *': { flexGrow: 1, [media.tablet]: { flexGrow: 0 } },
});
