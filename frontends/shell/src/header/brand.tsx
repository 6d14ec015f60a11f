import { css } from '@emotion/react';
import { useRegistry } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Link } from '@ideabox/router';
import { color, space } from '@ideabox/ui';
import { BrandMark } from './brand-mark.tsx';

/** The site's mark and name, and the way home. */
export function Brand() {
  const text = useText();
  const logo = useRegistry('title_logo');
  const name = useRegistry('sitename') ?? text('brand.name');
  return (
    <Link to={paths.home()} css={link}>
      {logo ? <img src={logo} alt="" height={40} /> : <BrandMark />}
      <span css={css({ fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.4, color: color.heading })}>
        {name}
      </span>
    </Link>
  );
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  whiteSpace: 'nowrap',
  minHeight: '2.75rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
