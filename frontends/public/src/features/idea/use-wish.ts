import { useRef, useState } from 'react';

type Wish<T> = { value: T };

/**
 * What is wished last is shown at once and sent, one call at a time: a press while another is being sent waits for it.
 * The confirmed state is never touched before the server has answered, so what fails is shown exactly as it was.
 */
export function useWish<T>(send: (value: T) => Promise<unknown>, onFailure: (error: unknown) => void) {
  const [wish, setWish] = useState<Wish<T>>();
  const latest = useRef<Wish<T>>(undefined);
  const isSending = useRef(false);
  const press = async (value: T) => {
    latest.current = { value };
    setWish(latest.current);
    if (isSending.current) return;
    isSending.current = true;
    try {
      let sent: Wish<T> | undefined;
      while (latest.current !== sent) {
        sent = latest.current;
        await send(sent.value);
      }
    } catch (error) {
      onFailure(error);
    } finally {
      isSending.current = false;
      setWish(undefined);
    }
  };
  return { wish, press };
}
