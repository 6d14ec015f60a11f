import { useText } from '@ideabox/intl';
import { Notice } from '../../layout/notice.tsx';

/** Says that the operators show no profiles at present; one's own lists, and whom one blocks, stay at hand. */
export function OwnUnshown() {
  const text = useText();
  return (
    <Notice>
      <p>{text('profiles_off.text')}</p>
      <p>{text('own.hidden.text')}</p>
    </Notice>
  );
}
