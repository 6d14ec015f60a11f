import { paths, useMember } from '@ideabox/contract';
import { useLocation, useNavigate } from '@ideabox/router';
import { useEffect, useRef } from 'react';
import { usePageConfig } from '../config/use-page-config.ts';

/** Sends a member whose profile is to be completed to the form, once a visit, where a remote has that form. */
export function ProfileGate() {
  const member = useMember();
  const { remotes } = usePageConfig();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const sent = useRef(false);
  const hasForm = remotes.some(({ routes }) => routes.some(({ path }) => path === paths.profileForm()));
  useEffect(() => {
    if (!member?.profileRedirect || !hasForm || sent.current || pathname === paths.profileForm()) return;
    sent.current = true;
    navigate(paths.profileForm());
  }, [member, hasForm, pathname, navigate]);
  return null;
}
