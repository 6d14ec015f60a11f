import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ArrowRightIcon, color, Link, media, space } from '@ideabox/ui';
import { Brand } from './brand.tsx';
import { DrawerButton } from './drawer-button.tsx';

export const topBarHeight = '4rem';

/** The way home, where one is, and below the desktop's width the drawer. */
export function TopBar() {
  const text = useText();
  return (
    <header data-print="no" css={bar}>
      <DrawerButton />
      <Brand />
      <p css={title}>{text('dashboard.title')}</p>
      <Link to={paths.home()} css={back}>
        {text('dashboard.back')}
        <ArrowRightIcon size={20} />
      </Link>
    </header>
  );
}

const bar = css({
  position: 'sticky',
  zIndex: 20,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: `min(${space(3)}, 2vw)`,
  height: topBarHeight,
  paddingInline: `min(${space(2)}, 2vw)`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  [media.tablet]: { paddingInline: space(6), gap: space(6) },
});

const title = css({
  paddingInlineStart: `min(${space(3)}, 3vw)`,
  borderInlineStart: `1px solid ${color.lineStrong}`,
  color: color.heading,
  // Whole beside the menu and the mark, however large the reader's text is.
  minWidth: 0,
  fontSize: 'min(1rem, 4vw)',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  [media.tablet]: { paddingInlineStart: space(6), fontSize: '1rem' },
});

const back = css({
  display: 'none',
  [media.tablet]: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    minHeight: '2.75rem',
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
  },
});
