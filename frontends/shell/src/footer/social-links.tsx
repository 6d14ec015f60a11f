import { css } from '@emotion/react';
import { useRegistries } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';

const networks = [
  { name: 'Facebook', setting: 'facebook_url' },
  { name: 'Instagram', setting: 'instagram_url' },
  { name: 'X (Twitter)', setting: 'twitter_url' },
];

/** The site's own channels, those that are set; the feed always. */
export function SocialLinks() {
  const text = useText();
  const { data: registries } = useRegistries();
  const account = registries?.twitter_account?.replace(/^@/, '');
  const known: Record<string, string | undefined> = {
    ...registries,
    twitter_url: registries?.twitter_url || (account && `https://x.com/${account}`),
  };
  return (
    <ul css={list}>
      {networks.map(({ name, setting }) => {
        const href = known[setting];
        return href?.startsWith('https://') ? (
          <li key={name}>
            <a href={href} rel="noopener" css={item}>
              {name}
            </a>
          </li>
        ) : null;
      })}
      <li>
        <a href="/rss" css={item}>
          {text('footer.rss')}
        </a>
      </li>
    </ul>
  );
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(6),
  marginBlockStart: space(8),
  paddingBlockStart: space(4),
  borderTop: `1px solid ${color.line}`,
});

const item = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', color: color.text });
