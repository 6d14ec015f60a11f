import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useLanguageOf, useText } from '@ideabox/intl';
import { color, Link, space } from '@ideabox/ui';
import type { Quote } from '../../figures/get-topics.ts';

/** Sentences as their authors wrote them, each leading to its post. */
export function Quotes({ quotes }: { quotes: Quote[] }) {
  const text = useText();
  const languageOf = useLanguageOf();
  if (quotes.length === 0) return null;
  return (
    <ul aria-label={text('topics.quotes')} css={css({ display: 'grid', gap: space(3) })}>
      {quotes.map(({ idea, comment, sentence }) => (
        <li key={`${idea} ${comment}`} css={quote}>
          <Link to={comment === null ? paths.idea(idea) : paths.ideaComment(idea, comment)}>
            <q lang={languageOf(sentence)}>{sentence}</q>
          </Link>{' '}
          <small css={source}>{text(comment === null ? 'topics.quote.idea' : 'topics.quote.comment')}</small>
        </li>
      ))}
    </ul>
  );
}

const quote = css({
  paddingInlineStart: space(4),
  borderInlineStart: `4px solid ${color.line}`,
  lineHeight: 1.8,
  overflowWrap: 'anywhere',
});

const source = css({ color: color.muted, fontSize: '0.875rem', whiteSpace: 'nowrap' });
