import { css } from '@emotion/react';
import { useRegistry, useSiteName } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { BrandMark, color, Link, media, space } from '@ideabox/ui';

/** The site's mark and name, leading home; on a phone the name is left to screen readers. */
export function Brand() {
  const text = useText();
  const logo = useRegistry('title_logo');
  const name = useSiteName() ?? text('dashboard.brand');
  return (
    <Link to={paths.home()} css={link}>
      {logo ? <img src={logo} alt="" height={36} /> : <BrandMark />}
      <span css={label}>{name}</span>
    </Link>
  );
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const label = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  color: color.heading,
  fontWeight: 700,
  [media.tablet]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
});
