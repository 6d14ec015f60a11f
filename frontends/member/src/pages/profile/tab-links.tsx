import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Link } from '@ideabox/router';
import { color, media, space } from '@ideabox/ui';
import type { Tab } from './tabs.ts';

/** The parts of a profile as links: each has its address, and the back button goes from one to the other. */
export function TabLinks({ tabs, current }: { tabs: readonly Tab[]; current: Tab }) {
  const text = useText();
  return (
    <nav aria-label={text('tab.label')}>
      <ul css={bar}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={{ search: tab === 'ideas' ? '' : `?tab=${tab}` }}
              preventScrollReset
              aria-current={tab === current ? 'page' : undefined}
              css={link}
            >
              {text(`tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const bar = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  borderBottom: `1px solid ${color.line}`,
  [media.tablet]: { display: 'flex', flexWrap: 'wrap' },
});

const link = css({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  minHeight: '3rem',
  paddingBlock: space(2),
  paddingInline: space(2),
  lineHeight: 1.4,
  [media.tablet]: { paddingInline: space(5) },
  borderBottom: '4px solid transparent',
  color: color.text,
  fontWeight: 700,
  textDecoration: 'none',
  '&:hover': { background: color.tint, textDecoration: 'underline' },
  '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
  '&[aria-current]': { color: color.primary, borderBottomColor: color.primary },
});
