import { useText } from '@ideabox/intl';
import { Button, LinkIcon, useToast } from '@ideabox/ui';

/** Puts the permanent address on the clipboard. */
export function CopyLink({ address }: { address: string }) {
  const text = useText();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast(text('link.copied'), 'success');
    } catch {
      toast(text('link.failed'), 'error');
    }
  };
  return (
    <Button variant="quiet" size="small" onClick={copy}>
      <LinkIcon size={20} />
      {text('link.copy')}
    </Button>
  );
}
