import { css } from '@emotion/react';
import type { IdeaCard } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useLanguageOf } from '@ideabox/intl';
import { color, Link, stretchedLink } from '@ideabox/ui';
import { MarkedText } from '../texts/marked-text.tsx';
import { shortened } from './shortened.ts';

type Props = {
  idea: Pick<IdeaCard, 'id' | 'name' | 'hits'>;
  level: 2 | 3;
  /** Takes exactly so many lines, however long it is; as many as it needs unless told. */
  lines?: number;
};

const lineHeight = 1.5;

/** The title, whose link covers the whole article around it. */
export function IdeaTitle({ idea, level, lines }: Props) {
  const Heading = `h${level}` as const;
  const languageOf = useLanguageOf();
  return (
    <Heading
      css={[heading, lines && css({ ...shortened(lines), minHeight: `${lines * lineHeight}em` })]}
      dir="auto"
      lang={languageOf(idea.name)}
    >
      <Link to={paths.idea(idea.id)} css={[stretchedLink, link]}>
        <MarkedText text={idea.name} hits={idea.hits?.name} />
      </Link>
    </Heading>
  );
}

/** It fills its lines, as they are few. */
const heading = css({
  fontSize: '1.125rem',
  lineHeight,
  fontWeight: 700,
  wordBreak: 'normal',
  textWrap: 'pretty',
});

const link = css({
  color: color.heading,
  textDecoration: 'none',
  'article:hover &': { textDecoration: 'underline' },
});
