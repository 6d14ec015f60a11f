import { css } from '@emotion/react';
import { useRegistries } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { color, OutwardIcon, space, VisuallyHidden } from '@ideabox/ui';
import { footerItem } from './footer-item.ts';
import { socialAddresses } from './social-addresses.ts';

/** The site's own channels, those that are set; the feed always. */
export function SocialLinks() {
  const text = useText();
  const { data: registries } = useRegistries();
  return (
    <ul css={list}>
      {socialAddresses(registries ?? {}).map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" css={footerItem}>
            {name}
            <OutwardIcon size={18} />
            <VisuallyHidden>{text('footer.outward')}</VisuallyHidden>
          </a>
        </li>
      ))}
      <li>
        <a href="/rss" css={footerItem}>
          {text('footer.rss')}
        </a>
      </li>
    </ul>
  );
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(6),
  marginBlockStart: space(8),
  paddingBlockStart: space(4),
  borderTop: `1px solid ${color.line}`,
});
