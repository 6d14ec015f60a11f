import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, LinkIcon, useToast } from '@ideabox/ui';

/** Puts the permanent address on the clipboard. */
export function CopyLink({ path }: { path: string }) {
  const text = useText();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      toast(text('link.copied'), 'success');
    } catch {
      toast(text('link.failed'), 'error');
    }
  };
  return (
    <div css={css({ marginInlineStart: '-1rem' })}>
      <Button variant="quiet" size="small" onClick={copy}>
        <LinkIcon size={20} />
        {text('link.copy')}
      </Button>
    </div>
  );
}
