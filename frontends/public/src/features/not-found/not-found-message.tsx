import { css } from '@emotion/react';
import { paths, usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink, PageBody, readingWidth, space, type } from '@ideabox/ui';

/** A thing that is not there (any more), and where to go instead. */
export function NotFoundMessage({ id }: { id: string }) {
  const text = useText();
  usePageTitle(text(id));
  return (
    <PageBody width={readingWidth}>
      <div css={css({ display: 'grid', gap: space(6), paddingBlock: space(8) })}>
        <h1 css={type.h1}>{text(id)}</h1>
        <p>{text('not_found.hint')}</p>
        <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
          <ButtonLink to={paths.ideas()}>{text('not_found.ideas')}</ButtonLink>
          <ButtonLink to={paths.home()} variant="outline">
            {text('not_found.home')}
          </ButtonLink>
        </div>
      </div>
    </PageBody>
  );
}
