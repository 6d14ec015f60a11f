import { lazyPart } from '@ideabox/ui';
import { type ReactNode, useState } from 'react';

const LoginRequest = lazyPart(
  async () => (await import(/* webpackChunkName: "login-request" */ './login-request.tsx')).LoginRequest,
);

/** What a visitor gets who does what members do: a dialog that says so, with the ways in. */
export function useLoginRequest(reason: string): { askForLogin: () => void; loginRequest: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    askForLogin: () => setOpen(true),
    loginRequest: isOpen && <LoginRequest reason={reason} onClose={() => setOpen(false)} />,
  };
}
