import { useText } from '@ideabox/intl';
import { Button } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';

/** Says that the form holds what was typed before, and offers what is saved instead. */
export function KeptNotice({ onForget }: { onForget: () => void }) {
  const text = useText();
  return (
    <Banner tone="warning" title={text('form.restored')}>
      <p>{text('form.restored.text')}</p>
      <Button variant="outline" size="small" onClick={onForget}>
        {text('form.restored.forget')}
      </Button>
    </Banner>
  );
}
