import { type Member, useShell } from '@ideabox/contract';
import type { ReactNode } from 'react';
import { LoginPage } from './login-page.tsx';

type Props = { waiting: ReactNode; children: (member: Member) => ReactNode };

/** A page that is only for who is logged in; until that is known nothing of it is shown. */
export function ForMember({ waiting, children }: Props) {
  const { session } = useShell();
  if (session.status === 'visitor') return <LoginPage />;
  return session.status === 'member' ? children(session.member) : waiting;
}
