import { useDate } from '@ideabox/intl';
import { useLocation } from '@ideabox/router';

/** On paper alone: where the page is to be found, and the day on which it was like this. */
export function PrintFoot() {
  const date = useDate();
  // Drawn anew with each page.
  useLocation();
  const now = new Date().toISOString();
  return (
    <p data-print="only">
      {`${window.location.href} `}
      <time dateTime={now}>{date(now)}</time>
    </p>
  );
}
