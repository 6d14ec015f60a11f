import { paths, useMember } from '@ideabox/contract';
import { useLocation, useNavigate } from '@ideabox/router';
import { useEffect, useRef } from 'react';
import { usePageConfig } from '../config/use-page-config.ts';

/** The form itself; and who comes to hide, to take their data or to leave is not asked for more of it first. */
const spared = [paths.profileForm(), paths.memberSettings(), paths.withdrawal()];

/** Sends a member whose profile is to be completed to the form, once a visit, where a remote has that form. */
export function ProfileGate() {
  const member = useMember();
  const { remotes } = usePageConfig();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const sent = useRef(false);
  const hasForm = remotes.some(({ routes }) => routes.some(({ path }) => path === paths.profileForm()));
  useEffect(() => {
    if (!member?.profileRedirect || !hasForm || sent.current || spared.includes(pathname)) return;
    sent.current = true;
    navigate(paths.profileForm());
  }, [member, hasForm, pathname, navigate]);
  return null;
}
