import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, LinkIcon, useToast } from '@ideabox/ui';

/** Puts the permanent address on the clipboard. */
export function CopyLink({ path }: { path: string }) {
  const text = useText();
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(new URL(path, window.location.origin).href).then(
      () => toast(text('link.copied'), 'success'),
      () => toast(text('link.failed'), 'error'),
    );
  return (
    <div css={css({ marginInlineStart: '-1rem' })}>
      <Button variant="quiet" size="small" onClick={copy}>
        <LinkIcon size={20} />
        {text('link.copy')}
      </Button>
    </div>
  );
}
