import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Link } from '@ideabox/router';
import { color, space } from '@ideabox/ui';

export const staticPages = ['about', 'howto', 'rules', 'privacy', 'faq', 'sitemap'] as const;

export function FooterLinks() {
  const text = useText();
  return (
    <nav aria-label={text('footer.label')}>
      <ul css={list}>
        {staticPages.map((key) => (
          <li key={key}>
            <Link to={paths.page(key)} css={item}>
              {text(`page.${key}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.newsList()} css={item}>
            {text('nav.news')}
          </Link>
        </li>
        <li>
          <Link to={paths.dashboard()} css={item}>
            {text('nav.dashboard')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  columnGap: space(6),
});

const item = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', color: color.text });
