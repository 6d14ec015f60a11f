import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, media, PrintFoot, SkipLink, space } from '@ideabox/ui';
import type { ReactNode } from 'react';
import { SideNav } from './side-nav.tsx';
import { TopBar, topBarHeight } from './top-bar.tsx';

/** Where the site's focus goes after a navigation, as on every other page. */
const contentId = 'main';

/** Top bar, side drawer and the page; below the desktop's width the drawer opens from the bar. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div css={ground}>
      <SkipLink to={contentId}>{text('dashboard.skip')}</SkipLink>
      <TopBar />
      <div css={columns}>
        <div css={drawer} data-print="no">
          <SideNav />
        </div>
        <main id={contentId} tabIndex={-1} css={content}>
          {children}
          <PrintFoot />
        </main>
      </div>
    </div>
  );
}

// A page that is printed with its backgrounds is paper, too.
const ground = css({ background: color.ground, minHeight: '100vh', [media.print]: { background: 'none' } });
const columns = css({ [media.desktop]: { display: 'grid', gridTemplateColumns: '16rem minmax(0, 1fr)' } });

const drawer = css({
  display: 'none',
  [media.desktop]: {
    display: 'block',
    position: 'sticky',
    top: topBarHeight,
    height: `calc(100vh - ${topBarHeight})`,
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${color.line}`,
    background: color.surface,
  },
});

const content = css({
  width: '100%',
  maxWidth: '80rem',
  marginInline: 'auto',
  padding: `${space(6)} ${space(4)} ${space(16)}`,
  outline: 'none',
  [media.tablet]: { padding: `${space(10)} ${space(8)} ${space(20)}` },
});
