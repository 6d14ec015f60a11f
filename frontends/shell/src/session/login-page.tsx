import { paths, usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Navigate } from '@ideabox/router';
import { ButtonLink, MessagePage } from '@ideabox/ui';
import { useEffect } from 'react';
import { useLoginEnabled } from '../config/use-site-features.ts';
import { LoadingPage } from '../layout/loading-page.tsx';
import { useSession } from './session-provider.tsx';

/** The address that leads straight to the provider, where people may log in; who is logged in already goes home. */
export function LoginPage() {
  const { session, login } = useSession();
  const text = useText();
  const isOpen = useLoginEnabled();
  usePageTitle(text('session.login'));
  const isVisitor = session.status === 'visitor';
  useEffect(() => {
    if (isVisitor && isOpen) login();
  }, [isVisitor, isOpen, login]);
  if (!isVisitor) return <Navigate to={paths.home()} replace />;
  if (isOpen) return <LoadingPage />;
  return (
    <MessagePage title={text('session.off')} text={text('error.text')}>
      <ButtonLink to={paths.ideas()}>{text('nav.ideas')}</ButtonLink>
    </MessagePage>
  );
}
