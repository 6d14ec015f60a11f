import { css } from '@emotion/react';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { space } from './theme.ts';
import { type Toast, ToastCard, type ToastTone } from './toast-card.tsx';

type ShowToast = (text: string, tone?: ToastTone, stays?: boolean) => void;

const ToastContext = createContext<ShowToast>(() => {});

const most = 3;

/** Shows a message at the top right for five seconds, or until it is closed; at most three at once, the oldest goes first. No words are no message. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const show = useCallback<ShowToast>((text, tone = 'info', stays = false) => {
    if (!text) return;
    const id = nextId();
    setToasts((shown) =>
      [...shown.filter((toast) => toast.text !== text), { id, text, tone, stays }].slice(-most),
    );
  }, []);
  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      {/* Above a dialog too, which hides the rest of the page from screen readers and takes presses outside of it. */}
      <div role="status" aria-live="polite" data-react-aria-top-layer="true" css={region}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </div>
    </ToastContext>
  );
}

let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}

const region = css({
  position: 'fixed',
  zIndex: 80,
  top: space(4),
  right: space(4),
  display: 'grid',
  gap: space(2),
  width: 'min(24rem, calc(100% - 2rem))',
});
