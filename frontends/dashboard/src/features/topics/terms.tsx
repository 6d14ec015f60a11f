import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useLanguageOf, useText } from '@ideabox/intl';
import { Link, space } from '@ideabox/ui';

/** The words that a topic was found by, each leading to what is posted with it. */
export function Terms({ terms }: { terms: string[] }) {
  const text = useText();
  const languageOf = useLanguageOf();
  if (terms.length === 0) return null;
  return (
    <div css={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space(4)}` })}>
      <p>{text('topics.terms')}</p>
      <ul css={css({ display: 'contents' })}>
        {terms.map((term) => (
          <li key={term} lang={languageOf(term)} css={word}>
            <Link to={paths.search({ keyword: term })}>{term}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const word = css({ display: 'flex', alignItems: 'center', minHeight: '2.75rem', overflowWrap: 'anywhere' });
