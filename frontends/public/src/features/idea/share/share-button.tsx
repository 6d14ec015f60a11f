import { useText } from '@ideabox/intl';
import { Button } from '@ideabox/ui';
import type { Idea } from '../get-idea.ts';
import { addressOf } from './address-of.ts';
import { CopyLink } from './copy-link.tsx';
import { ShareIcon } from './share-icon.tsx';

export const deviceShares = () => typeof navigator.share === 'function';

/** The device's own sharing where it has one, else the permanent address. */
export function ShareButton({ idea }: { idea: Idea }) {
  const text = useText();
  const url = addressOf(idea);
  if (!deviceShares()) return <CopyLink address={url} />;
  const share = () => {
    // Closing the device's panel without choosing rejects: that is no failure.
    navigator.share({ title: idea.name, url }).catch(() => {});
  };
  return (
    <Button variant="quiet" size="small" onClick={share}>
      <ShareIcon />
      {text('idea.share')}
    </Button>
  );
}
