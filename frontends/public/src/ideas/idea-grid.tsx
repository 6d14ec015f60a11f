import { css } from '@emotion/react';
import type { IdeaCard as Idea } from '@ideabox/api-client';
import { space } from '@ideabox/ui';
import { IdeaCard } from './idea-card.tsx';
import { IdeaCardSkeleton } from './idea-card-skeleton.tsx';

type Props = { ideas: Idea[] | undefined; expected: number; headingLevel?: 2 | 3 };

/** A grid of ideas; while they load, as many places as are expected. */
export function IdeaGrid({ ideas, expected, headingLevel }: Props) {
  return (
    <ul css={grid} aria-busy={!ideas}>
      {ideas
        ? ideas.map((idea) => (
            <li key={idea.id}>
              <IdeaCard idea={idea} headingLevel={headingLevel} />
            </li>
          ))
        : Array.from({ length: expected }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity
            <li key={index}>
              <IdeaCardSkeleton />
            </li>
          ))}
    </ul>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: space(5),
});
