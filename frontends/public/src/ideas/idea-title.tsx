import { css } from '@emotion/react';
import type { IdeaCard } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useLanguageOf } from '@ideabox/intl';
import { color, Link, stretchedLink } from '@ideabox/ui';

type Props = { idea: Pick<IdeaCard, 'id' | 'name'>; level: 2 | 3 };

/** The title, whose link covers the whole article around it. */
export function IdeaTitle({ idea, level }: Props) {
  const Heading = `h${level}` as const;
  const languageOf = useLanguageOf();
  return (
    <Heading
      css={css({ fontSize: '1.125rem', lineHeight: 1.5, fontWeight: 700 })}
      dir="auto"
      lang={languageOf(idea.name)}
    >
      <Link to={paths.idea(idea.id)} css={[stretchedLink, link]}>
        {idea.name}
      </Link>
    </Heading>
  );
}

const link = css({
  color: color.heading,
  textDecoration: 'none',
  'article:hover &': { textDecoration: 'underline' },
});
