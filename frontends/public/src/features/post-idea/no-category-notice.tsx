import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink, space } from '@ideabox/ui';

/** Instead of the form, where no category takes ideas. */
export function NoCategoryNotice({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <div css={css({ display: 'grid', justifyItems: 'start', gap: space(6) })}>
      <p>{text('post.no_category')}</p>
      <ButtonLink to={paths.ideas()} onClick={onClose}>
        {text('home.browse')}
      </ButtonLink>
    </div>
  );
}
