import { useText } from '@ideabox/intl';
import { Button, useToast } from '@ideabox/ui';

/** Takes words along; where the browser forbids that they can still be marked by hand. */
export function CopyButton({ words }: { words: string }) {
  const text = useText();
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(words).then(
      () => toast(text('data.copied'), 'success'),
      () => toast(text('data.copy.failed'), 'error'),
    );
  return (
    <Button variant="outline" size="small" data-print="no" onClick={copy}>
      {text('data.copy')}
    </Button>
  );
}
