import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useDate, useLanguageOf, useText } from '@ideabox/intl';
import { Chip, color, Link, space, type } from '@ideabox/ui';
import { Author } from '../../ideas/author.tsx';
import type { Idea } from './get-idea.ts';
import { OriginalIdea } from './nearby/original-idea.tsx';
import type { Translation } from './translate/translation.ts';

type Props = { idea: Idea; translation: Translation | undefined };

/** Where the idea belongs, its title, who wrote it and when. */
export function IdeaHeader({ idea, translation }: Props) {
  const text = useText();
  const languageOf = useLanguageOf();
  const date = useDate();
  return (
    <header css={css({ display: 'grid', gap: space(4) })}>
      <p css={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) })}>
        <Link to={paths.category(idea.category.search_key)} css={css({ fontWeight: 700 })}>
          <span lang={languageOf(idea.category.name)}>{idea.category.name}</span>
        </Link>
        {idea.stepper && (
          <Chip>
            <span lang={languageOf(idea.stepper.name)}>{idea.stepper.name}</span>
          </Chip>
        )}
        {idea.situation && (
          <Link to={`${paths.category(idea.category.search_key)}?situation_id=${idea.situation.id}`}>
            <span lang={languageOf(idea.situation.name)}>{idea.situation.name}</span>
          </Link>
        )}
        {idea.answer && (
          <a href="#answer">
            <Chip tone="active">{text(`answer.status.${idea.answer.status}`)}</Chip>
          </a>
        )}
      </p>
      <h1 dir="auto" lang={translation?.to ?? languageOf(idea.name)} css={type.h1}>
        {translation?.name ?? idea.name}
      </h1>
      <p css={meta}>
        <Author user={idea.user} linked size={40} />
        <time dateTime={idea.date_entered}>{date(idea.date_entered)}</time>
        <span>{text('idea.number', { number: String(idea.id) })}</span>
      </p>
      {idea.parent_id !== null && <OriginalIdea parentId={idea.parent_id} />}
    </header>
  );
}

const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(5)}`,
  fontSize: '0.9375rem',
  color: color.muted,
});
