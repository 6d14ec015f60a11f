import { css } from '@emotion/react';
import type { IdeaCard as Idea } from '@ideabox/api-client';
import { color, columns, space } from '@ideabox/ui';
import type { ListMode } from '../lists/list-mode.ts';
import { BlockedNote } from './blocked-note.tsx';
import { IdeaCard } from './idea-card.tsx';
import { IdeaCardSkeleton } from './idea-card-skeleton.tsx';
import { IdeaRow } from './idea-row.tsx';
import { IdeaRowSkeleton } from './idea-row-skeleton.tsx';

type Props = {
  ideas: Idea[] | undefined;
  expected: number;
  headingLevel?: 2 | 3;
  mode?: ListMode;
  brief?: boolean;
};

/** Ideas as cards or lines, less those of members whom the reader blocks; while they load, as many places as are expected. */
export function IdeaGrid({ ideas, expected, headingLevel, mode = 'cards', brief }: Props) {
  const shown = ideas?.filter(({ is_blocked }) => !is_blocked);
  const Place = mode === 'cards' ? IdeaCardSkeleton : IdeaRowSkeleton;
  return (
    <>
      <BlockedNote count={shown && ideas ? ideas.length - shown.length : 0} />
      <ul css={mode === 'cards' ? grid : lines} aria-busy={!shown}>
        {shown
          ? shown.map((idea) => (
              <li key={idea.id} css={mode === 'cards' ? card : line}>
                {mode === 'cards' ? (
                  <IdeaCard idea={idea} headingLevel={headingLevel} brief={brief} />
                ) : (
                  <IdeaRow idea={idea} headingLevel={headingLevel} />
                )}
              </li>
            ))
          : Array.from({ length: expected }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity
              <li key={index}>
                <Place />
              </li>
            ))}
      </ul>
    </>
  );
}

const grid = css({
  ...columns('19rem'),
  gap: space(6),
});
const lines = css({ borderTop: `1px solid ${color.line}` });
/** What is not yet in sight is not laid out either, with the room that it takes; what stands on an edge, or marks the focus, is not cut off. */
const later = { contentVisibility: 'auto', overflowClipMargin: space(6) } as const;
const card = css({ ...later, containIntrinsicBlockSize: 'auto 27rem' });
const line = css({ ...later, containIntrinsicBlockSize: 'auto 14rem' });
