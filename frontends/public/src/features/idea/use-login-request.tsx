import { useShell } from '@ideabox/contract';
import { lazyPart } from '@ideabox/ui';
import { type ReactNode, useState } from 'react';
import { type Intention, keepIntention } from '../../login/intention.ts';

const LoginRequest = lazyPart(
  async () => (await import(/* webpackChunkName: "login-request" */ './login-request.tsx')).LoginRequest,
);

type Request = { askForLogin: (intention?: Intention) => void; loginRequest: ReactNode };

/**
 * What a visitor gets who does what members do: a dialog that says so, with the ways in. What they meant to do is kept
 * meanwhile, and forgotten when they close it.
 */
export function useLoginRequest(reason: string): Request {
  const { session } = useShell();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    keepIntention(null);
    setOpen(false);
  };
  return {
    askForLogin: (intention) => {
      keepIntention(intention ?? null);
      setOpen(true);
    },
    loginRequest: isOpen && session.status === 'visitor' && <LoginRequest reason={reason} onClose={close} />,
  };
}
