import { css } from '@emotion/react';
import { paths, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Link } from '@ideabox/router';
import { columns, space } from '@ideabox/ui';
import { ExternalLink } from './external-link.tsx';
import { footerItem } from './footer-item.ts';
import { staticPages } from './static-pages.ts';

export function FooterLinks() {
  const text = useText();
  const { openDialog } = useShell();
  return (
    <nav aria-label={text('footer.label')}>
      <ul css={list}>
        {staticPages.map((key) => (
          <li key={key}>
            <Link to={paths.page(key)} css={footerItem}>
              {text(`page.${key}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.newsList()} css={footerItem}>
            {text('nav.news')}
          </Link>
        </li>
        <li>
          <Link to={paths.dashboard()} css={footerItem}>
            {text('nav.dashboard')}
          </Link>
        </li>
        <li>
          <button type="button" css={[footerItem, press]} onClick={() => openDialog('inquiry')}>
            {text('inquiry.title')}
          </button>
        </li>
        <ExternalLink />
      </ul>
    </nav>
  );
}

const list = css({
  ...columns('11rem'),
  alignItems: 'start',
  columnGap: space(6),
});

const press = css({
  paddingInline: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 3 },
});
