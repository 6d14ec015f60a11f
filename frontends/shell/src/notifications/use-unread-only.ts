import { useState } from 'react';

const key = 'ideabox.notifications.unread_only';

/** Whether only unread notifications are listed; remembered by this browser. */
export function useUnreadOnly(): [boolean, (unreadOnly: boolean) => void] {
  const [unreadOnly, setUnreadOnly] = useState(read);
  const choose = (chosen: boolean) => {
    setUnreadOnly(chosen);
    try {
      localStorage.setItem(key, chosen ? '1' : '0');
    } catch {
      // Without storage it holds as long as the panel.
    }
  };
  return [unreadOnly, choose];
}

function read(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
