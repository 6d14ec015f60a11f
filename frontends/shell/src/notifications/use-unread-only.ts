import { inBrowser } from '@ideabox/contract';
import { useState } from 'react';

const key = 'ideabox.notifications.unread_only';

/** Whether only unread notifications are listed; remembered by this browser. */
export function useUnreadOnly(): [boolean, (unreadOnly: boolean) => void] {
  const [unreadOnly, setUnreadOnly] = useState(() => inBrowser.text(key) === '1');
  const choose = (chosen: boolean) => {
    setUnreadOnly(chosen);
    inBrowser.keep(key, chosen ? '1' : '0');
  };
  return [unreadOnly, choose];
}
