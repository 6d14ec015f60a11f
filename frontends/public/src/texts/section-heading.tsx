import { css } from '@emotion/react';
import { ArrowRightIcon, Link, space, type } from '@ideabox/ui';

type Props = { id: string; title: string; more?: { to: string; label: string } };

export function SectionHeading({ id, title, more }: Props) {
  return (
    <div css={row}>
      <h2 id={id} css={type.h2}>
        {title}
      </h2>
      {more && (
        <Link to={more.to} css={link}>
          {more.label}
          <ArrowRightIcon size={20} />
        </Link>
      )}
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(6)}`,
  marginBlockEnd: space(6),
});

const link = css({ display: 'inline-flex', alignItems: 'center', gap: space(1), minHeight: '2.75rem' });
