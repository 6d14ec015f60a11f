import { css } from '@emotion/react';
import { paths, usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink, PageBody, readingWidth, space, type } from '@ideabox/ui';

/** Instead of an idea by someone whom the reader blocks: why it is not shown, and where blocks are ended. */
export function HiddenAuthorPage() {
  const text = useText();
  usePageTitle(text('idea.hide_user'));
  return (
    <PageBody width={readingWidth}>
      <div css={css({ display: 'grid', gap: space(6), paddingBlock: space(8) })}>
        <h1 css={type.h1}>{text('idea.hide_user')}</h1>
        <p>{text('idea.hide_user.hint')}</p>
        <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
          <ButtonLink to={paths.ideas()}>{text('not_found.ideas')}</ButtonLink>
          <ButtonLink to={`${paths.ownProfile()}?tab=blocks`} variant="outline">
            {text('idea.hide_user.blocks')}
          </ButtonLink>
        </div>
      </div>
    </PageBody>
  );
}
