import { css } from '@emotion/react';
import { useApi } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { readingWidth, space } from '@ideabox/ui';
import { pathOf, type Question } from '../../figures/get-rows.ts';
import { Part } from '../../layout/page.tsx';

const paragraphs = ['topics.how.words', 'topics.how.quotes', 'topics.how.counts', 'topics.how.limits'];

/** How topics are found, what cannot be found that way, and where all of it can be fetched. */
export function HowFound({ question }: { question: Question | undefined }) {
  const text = useText();
  const api = useApi();
  return (
    <Part id="how" title={text('topics.how')}>
      <div css={css({ display: 'grid', gap: space(4), maxWidth: readingWidth, lineHeight: 1.9 })}>
        {paragraphs.map((id) => (
          <p key={id}>{text(id)}</p>
        ))}
        {question && (
          <p>
            <a href={api.addressOf(pathOf(question), question.query)}>{text('topics.how.answer')}</a>
          </p>
        )}
      </div>
    </Part>
  );
}
