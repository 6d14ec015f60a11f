import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Outlet } from '@ideabox/router';
import { color, media, PrintFoot, SkipLink } from '@ideabox/ui';
import type { ReactNode } from 'react';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { MobileBar } from '../mobile/mobile-bar.tsx';

/** Header, page and footer; the page is the route's unless another is given. */
export function DefaultLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const text = useText();
  const { session } = useShell();
  return (
    <div css={frame} data-viewer={session.status === 'visitor' ? 'visitor' : 'member'}>
      <SkipLink to="main">{text('layout.skip')}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} css={css({ flex: 1, minHeight: '100vh' })}>
        {children}
      </main>
      <PrintFoot />
      <Footer />
      <MobileBar />
    </div>
  );
}

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  // Members see by the header's ground and edge that they are logged in, without anything moving.
  borderTop: `4px solid ${color.surface}`,
  '&[data-viewer="member"]': {
    borderTopColor: color.primary,
    '& > header': { background: color.tint, borderBottomColor: color.tintStrong },
  },
  // As high as the bar at the lower edge.
  paddingBottom: 'calc(4rem + 1px + env(safe-area-inset-bottom))',
  [media.desktop]: { paddingBottom: 0 },
  [media.print]: { borderTop: 0, paddingBottom: 0 },
});
