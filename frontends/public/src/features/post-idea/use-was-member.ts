import { useShell } from '@ideabox/contract';
import { useRef } from 'react';

/** Whether someone was logged in earlier while this was open. */
export function useWasMember(): boolean {
  const { session } = useShell();
  const was = useRef(false);
  if (session.status === 'member') was.current = true;
  return was.current;
}
