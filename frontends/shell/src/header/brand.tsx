import { css } from '@emotion/react';
import { useRegistry, useRegistryWords, useSiteName } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Link } from '@ideabox/router';
import { BrandMark, color, media, space } from '@ideabox/ui';

/** The site's logo, or its mark and name; what it is for; and the way home. */
export function Brand() {
  const text = useText();
  const logo = useRegistry('title_logo');
  const catchword = useRegistryWords('catchword');
  const name = useSiteName() ?? text('brand.name');
  return (
    <Link to={paths.home()} css={link}>
      {!logo && <BrandMark />}
      <span css={css({ display: 'grid' })}>
        {catchword && <span css={motto}>{catchword}</span>}
        {logo ? <img src={logo} alt={name} height={32} css={picture} /> : <span css={title}>{name}</span>}
      </span>
    </Link>
  );
}

const link = css({
  // Beside who one is it has the rest of the line, as long as that is enough for its name.
  flex: '1 1 11rem',
  minWidth: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  [media.desktop]: { flex: 'none', gap: space(3) },
  minHeight: '2.75rem',
  paddingBlock: space(2),
  color: color.text,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const motto = css({
  fontSize: '0.75rem',
  lineHeight: 1.4,
  letterSpacing: 0,
  wordBreak: 'auto-phrase',
  // Where even the header's whole line is shorter than that, text is large, and the page begins higher without it.
  '@container (max-width: 10.9rem)': { display: 'none' },
});
const title = css({
  fontSize: 'clamp(1rem, 4.6vw, 1.125rem)',
  fontWeight: 700,
  lineHeight: 1.4,
  color: color.heading,
});
const picture = css({ height: 32, width: 'auto', objectFit: 'contain' });
