import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Link } from '@ideabox/ui';
import { Notice } from '../../layout/notice.tsx';

/** Reminds who hides that nobody else sees this page. */
export function OwnHidden() {
  const text = useText();
  return (
    <Notice title={text('own.hidden')}>
      <p>{text('own.hidden.text')}</p>
      <Link to={paths.memberSettings()}>{text('own.hidden.link')}</Link>
    </Notice>
  );
}
