import { useDate } from '@ideabox/intl';
import { useLocation } from '@ideabox/router';
import { Container } from './page-section.tsx';

/** On paper alone: where the page is to be found, and the day on which it was like this. */
export function PrintFoot() {
  const date = useDate();
  // Drawn anew with each page.
  useLocation();
  const now = new Date().toISOString();
  return (
    <div data-print="only">
      <Container>
        {`${window.location.href} `}
        <time dateTime={now}>{date(now)}</time>
      </Container>
    </div>
  );
}
