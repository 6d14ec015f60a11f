import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { LinkIcon, space } from '@ideabox/ui';
import { safeAddress, shownAddress } from '../../members/safe-address.ts';

/** A member's own site. The link lends it neither the referrer nor the search engines' trust. */
export function WebsiteLink({ address }: { address: string | null }) {
  const text = useText();
  const url = safeAddress(address);
  if (!url) return null;
  return (
    <p css={css({ display: 'flex', alignItems: 'center', gap: space(2) })}>
      <LinkIcon size={20} />
      <a
        href={url.href}
        rel="noopener noreferrer nofollow ugc"
        aria-label={text('member.website', { address: shownAddress(url) })}
      >
        {shownAddress(url)}
      </a>
    </p>
  );
}
