import { useText } from '@ideabox/intl';
import { Banner } from '@ideabox/ui/controls';

/** Says that the operators show no profiles at present; one's own lists, and whom one blocks, stay at hand. */
export function OwnUnshown() {
  const text = useText();
  return (
    <Banner tone="warning">
      <p>{text('profiles_off.text')}</p>
      <p>{text('own.hidden.text')}</p>
    </Banner>
  );
}
