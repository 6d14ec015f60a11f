import { type Member, useShell } from '@ideabox/contract';
import { type ReactNode, useState } from 'react';
import { LoginAgain } from './login-again.tsx';
import { LoginPage } from './login-page.tsx';

type Props = {
  waiting: ReactNode;
  /** Whether what is typed on the page outlives the session. */
  keeps?: boolean;
  children: (member: Member) => ReactNode;
};

/** A page that is only for who is logged in; until that is known nothing of it is shown. */
export function ForMember({ waiting, keeps = false, children }: Props) {
  const { session } = useShell();
  const [wasMember, setWasMember] = useState(false);
  const isMember = session.status === 'member';
  if (isMember && !wasMember) setWasMember(true);
  if (session.status === 'visitor') return wasMember ? <LoginAgain keeps={keeps} /> : <LoginPage />;
  return isMember ? children(session.member) : waiting;
}
