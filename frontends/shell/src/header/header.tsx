import { css } from '@emotion/react';
import { Container, color, media, space } from '@ideabox/ui';
import { SearchForm } from '../search/search-form.tsx';
import { Brand } from './brand.tsx';
import { HeaderActions } from './header-actions.tsx';
import { HeaderNav } from './header-nav.tsx';
import { LanguageSelect } from './language-select.tsx';

/** Wider than a page's column: a member's name and buttons stand beside the links. */
const headerWidth = '80rem';

export function Header() {
  return (
    <header css={css({ borderBottom: `1px solid ${color.line}`, background: color.surface })}>
      <Container width={headerWidth}>
        <div css={row}>
          <Brand />
          <div css={wide}>
            <HeaderNav />
            <HeaderActions />
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
  gap: space(6),
  minHeight: '4.5rem',
  [media.desktop]: { minHeight: '5.5rem' },
});

const wide = css({
  display: 'none',
  [media.desktop]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space(2),
  },
});
const searchRow = css({
  display: 'none',
  [media.desktop]: { display: 'flex', alignItems: 'flex-start', gap: space(4), paddingBlockEnd: space(5) },
});
