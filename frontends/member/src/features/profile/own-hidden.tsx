import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Link } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';

/** Reminds who hides that nobody else sees this page. */
export function OwnHidden() {
  const text = useText();
  return (
    <Banner tone="warning" title={text('own.hidden')}>
      <p>{text('own.hidden.text')}</p>
      <Link to={paths.memberSettings()}>{text('own.hidden.link')}</Link>
    </Banner>
  );
}
