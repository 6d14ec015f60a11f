import { Outlet } from '@ideabox/router';
import { NavigationEffects } from '../router/navigation-effects.tsx';

export function EmptyLayout() {
  return (
    <>
      <NavigationEffects />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
