import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, color, space } from '@ideabox/ui';
import type { Idea } from '../get-idea.ts';
import { CopyLink } from './copy-link.tsx';
import { places } from './places.ts';
import { ShareIcon } from './share-icon.tsx';

/** The device's own sharing where it has one, the permanent address, and links to three services. */
export function ShareLinks({ idea }: { idea: Idea }) {
  const text = useText();
  const url = new URL(paths.idea(idea.id), window.location.origin).href;
  const share = () => {
    // Closing the device's panel without choosing rejects: that is no failure.
    navigator.share({ title: idea.name, url }).catch(() => {});
  };
  return (
    <div css={row}>
      {typeof navigator.share === 'function' && (
        <Button variant="quiet" size="small" onClick={share}>
          <ShareIcon />
          {text('idea.share')}
        </Button>
      )}
      <CopyLink address={url} />
      <ul aria-label={text('idea.share.with')} css={list}>
        {places.map(({ name, address }) => (
          <li key={name}>
            <a href={address({ url, title: idea.name })} rel="noopener noreferrer" css={link}>
              {text('idea.share.to', { place: name })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) });
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(5), paddingInline: space(4) });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: '0.9375rem',
  color: color.link,
});
