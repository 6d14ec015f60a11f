import { css } from '@emotion/react';
import { useFeatureUnlessOff } from '@ideabox/api-client';
import { paths, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { Button, ButtonLink, EmptyState, Link, PenIcon, space } from '@ideabox/ui';
import { readText } from '../../lists/read-text.ts';
import { useConditions } from './use-conditions.ts';

/** Says that nothing matches, and every way on from there. */
export function NothingFound() {
  const text = useText();
  const { openDialog } = useShell();
  const [params] = useSearchParams();
  const conditions = useConditions();
  const mayPost = useFeatureUnlessOff('feature_login_enabled');
  const keyword = readText(params, 'keyword');
  return (
    <EmptyState title={text('search.empty')}>
      <ul css={css({ listStyle: 'disc', paddingInlineStart: '1.5em', '& > li': { minHeight: '1.75rem' } })}>
        <li>{text('search.empty.words')}</li>
        {keyword && conditions.length > 1 && (
          <li>
            <Link to={paths.search({ keyword, target: 'all' })}>
              {text('search.empty.keyword_alone', { words: keyword })}
            </Link>
          </li>
        )}
      </ul>
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <ButtonLink to={paths.ideas()} variant="outline" size="small">
          {text('search.empty.all')}
        </ButtonLink>
        {mayPost && (
          <Button variant="quiet" size="small" onClick={() => openDialog('post-idea')}>
            <PenIcon size={20} />
            {text('search.empty.post')}
          </Button>
        )}
      </div>
    </EmptyState>
  );
}
