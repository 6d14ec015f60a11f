import { useText } from '@ideabox/intl';
import { VisuallyHidden } from '@ideabox/ui';
import { useEffect, useRef, useState } from 'react';

/** Says aloud that the number of unread notifications has risen; what was there at first is said by the bell itself. */
export function NewArrivals({ count }: { count: number | undefined }) {
  const text = useText();
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
    <span role="status" data-react-aria-top-layer="true">
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
