import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { readingWidth, space } from '@ideabox/ui';
import { Part } from '../../layout/page.tsx';

const paragraphs = ['topics.how.words', 'topics.how.quotes', 'topics.how.counts', 'topics.how.limits'];

/** How topics are found, and what cannot be found that way. */
export function HowFound() {
  const text = useText();
  return (
    <Part id="how" title={text('topics.how')}>
      <div css={css({ display: 'grid', gap: space(4), maxWidth: readingWidth, lineHeight: 1.9 })}>
        {paragraphs.map((id) => (
          <p key={id}>{text(id)}</p>
        ))}
      </div>
    </Part>
  );
}
