import { Outlet } from '@ideabox/router';
import { BrandBar } from './brand-bar.tsx';

/** A page with nothing around it but whose it is. */
export function EmptyLayout() {
  return (
    <>
      <BrandBar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
