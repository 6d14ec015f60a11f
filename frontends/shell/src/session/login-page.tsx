import { paths, usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Navigate } from '@ideabox/router';
import { useEffect } from 'react';
import { LoadingPage } from '../layout/loading-page.tsx';
import { useSession } from './session-provider.tsx';

/** The address that leads straight to the provider; who is logged in already goes home. */
export function LoginPage() {
  const { session, login } = useSession();
  const text = useText();
  usePageTitle(text('session.login'));
  const isVisitor = session.status === 'visitor';
  useEffect(() => {
    if (isVisitor) login();
  }, [isVisitor, login]);
  return isVisitor ? <LoadingPage /> : <Navigate to={paths.home()} replace />;
}
