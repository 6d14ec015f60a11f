import { css } from '@emotion/react';
import type { IdeaCard } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useLanguageOf, useText } from '@ideabox/intl';
import { Chip, color, columns, Link, radius, space, stretchedLink, type } from '@ideabox/ui';
import { answerTones } from '../../ideas/answer-tones.ts';
import { shortened } from '../../ideas/shortened.ts';

/** The ideas that were answered last: what came of each, and its title. */
export function LatestAnswers({ ideas }: { ideas: IdeaCard[] }) {
  const text = useText();
  const languageOf = useLanguageOf();
  const shown = ideas.filter(({ is_blocked }) => !is_blocked);
  if (shown.length === 0) return null;
  return (
    <div css={css({ display: 'grid', gap: space(3) })}>
      <h3 id="latest-answers" css={type.h3}>
        {text('home.answers')}
      </h3>
      <ul aria-labelledby="latest-answers" css={list}>
        {shown.map(({ id, name, answer_status, category }) => (
          <li key={id} css={item}>
            {answer_status && (
              <Chip tone={answerTones[answer_status]}>{text(`answer.status.${answer_status}`)}</Chip>
            )}
            <Link to={paths.idea(id)} css={[stretchedLink, title]}>
              <span dir="auto" lang={languageOf(name)} css={shortened(2)}>
                {name}
              </span>
            </Link>
            <span lang={languageOf(category.name)} css={theme}>
              {category.name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const list = css({
  ...columns('20rem'),
  gap: space(4),
});

const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  gap: space(2),
  padding: `${space(4)} ${space(5)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  '&:hover': { borderColor: color.primary, background: color.tint },
});

const title = css({
  color: color.heading,
  fontWeight: 700,
  textDecoration: 'none',
  'li:hover > &': { textDecoration: 'underline' },
});

const theme = css({ fontSize: '0.875rem', color: color.muted });
