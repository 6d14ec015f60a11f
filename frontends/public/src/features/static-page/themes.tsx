import { css } from '@emotion/react';
import { useCategories } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useLanguageOf, useText } from '@ideabox/intl';
import { Link, space, type } from '@ideabox/ui';

/** Every category with its comments, which no editor has to keep in the site map. */
export function Themes() {
  const text = useText();
  const languageOf = useLanguageOf();
  const { data = [] } = useCategories();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="themes">
      <h2 id="themes" css={[type.h2, css({ marginBlockEnd: space(5) })]}>
        {text('category.list')}
      </h2>
      <ul css={list}>
        {data.map(({ id, search_key, name }) => (
          <li key={id} lang={languageOf(name)}>
            <Link to={paths.category(search_key)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const list = css({
  display: 'grid',
  gap: space(2),
  lineHeight: 1.9,
  listStyle: 'disc',
  paddingInlineStart: '1.5em',
});
