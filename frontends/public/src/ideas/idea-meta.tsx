import { css } from '@emotion/react';
import type { IdeaCard } from '@ideabox/api-client';
import { useDate, useLanguageOf } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';
import { shortened } from './shortened.ts';

/** Its category, and when it was posted. */
export function IdeaMeta({ idea }: { idea: Pick<IdeaCard, 'category' | 'date_entered'> }) {
  const date = useDate();
  const languageOf = useLanguageOf();
  return (
    <p css={row}>
      <span lang={languageOf(idea.category.name)} css={category}>
        {idea.category.name}
      </span>
      <time dateTime={idea.date_entered} css={css({ flex: 'none' })}>
        {date(idea.date_entered)}
      </time>
    </p>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  fontSize: '0.875rem',
  color: color.muted,
});

// With large text it has a line of its own, where beside the date nothing of it would be left.
const category = css([shortened(1), { flex: '1 1 6em', color: color.primary, fontWeight: 700 }]);
