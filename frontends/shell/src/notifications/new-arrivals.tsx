import { useText } from '@ideabox/intl';
import { VisuallyHidden } from '@ideabox/ui';
import { useEffect, useRef, useState } from 'react';
import { useUnreadCount } from './get-unread-count.ts';

/** Says aloud, also while a dialog is open, that the number of unread notifications has risen; what was there at first is said by the bell. */
export function NewArrivals({ memberId }: { memberId: string }) {
  const text = useText();
  const count = useUnreadCount(memberId);
  const before = useRef(count);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = count;
    if (count !== undefined && last !== undefined && count > last) {
      setSaid(text('notifications.arrived', { count }));
    }
  }, [count, text]);
  return (
    <div role="status" data-react-aria-top-layer="true">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
