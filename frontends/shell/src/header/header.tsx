import { css } from '@emotion/react';
import { Container, color, media, space } from '@ideabox/ui';
import { SearchForm } from '../search/search-form.tsx';
import { Brand } from './brand.tsx';
import { HeaderNav } from './header-nav.tsx';
import { HeaderSession } from './header-session.tsx';
import { LanguageSelect } from './language-select.tsx';
import { PostButton } from './post-button.tsx';

/** From left to right as the keyboard goes: the site, the one thing to do, the ways in, who one is; then the search. */
export function Header() {
  return (
    <header data-print="no" css={css({ borderBottom: `1px solid ${color.line}`, background: color.surface })}>
      <Container>
        <div css={row}>
          <Brand />
          <div css={ways}>
            <div css={group}>
              <PostButton />
              <HeaderNav />
            </div>
            <HeaderSession />
          </div>
        </div>
        <div css={searchRow}>
          <div css={css({ flex: 1 })}>
            <SearchForm id="header-search" />
          </div>
          <LanguageSelect />
        </div>
      </Container>
    </header>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space(2),
  minHeight: '4.5rem',
  // The site's name is told how long its line is.
  [media.phone]: { '& > a': { containerType: 'inline-size' } },
  [media.desktop]: { flexWrap: 'nowrap', minHeight: '5.5rem' },
});

/** The bar at the lower edge and its menu have these where the screen is narrow. */
const group = css({
  display: 'none',
  [media.desktop]: { display: 'flex', alignItems: 'center', gap: space(2) },
});

/** Long languages take a second line for who one is. */
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(1),
  marginInlineStart: 'auto',
  [media.desktop]: { paddingBlock: space(2) },
});
const searchRow = css({
  display: 'none',
  [media.desktop]: { display: 'flex', alignItems: 'flex-start', gap: space(4), paddingBlockEnd: space(5) },
});
