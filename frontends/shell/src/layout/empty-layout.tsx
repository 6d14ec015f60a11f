import { Outlet } from '@ideabox/router';
import type { ReactNode } from 'react';
import { NavigationEffects } from '../router/navigation-effects.tsx';

/** A page without header and footer. */
export function EmptyLayout() {
  return (
    <BareLayout>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </BareLayout>
  );
}

/** For a page that draws its own landmarks: a banner and a navigation inside `main` would be none. */
export function BareLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <>
      <NavigationEffects />
      {children}
    </>
  );
}
