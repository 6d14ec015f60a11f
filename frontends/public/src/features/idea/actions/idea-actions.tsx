import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, ChevronDownIcon, color, media, space } from '@ideabox/ui';
import { useState } from 'react';
import { FavoriteButton } from '../favorite/favorite-button.tsx';
import type { Idea } from '../get-idea.ts';
import { ShareButton } from '../share/share-button.tsx';
import { ManageIdea } from './manage-idea.tsx';
import { MoreMenu } from './more-menu.tsx';

/** What one can do with the idea besides voting and commenting: what is done often in one row, the rest in its menu. */
export function IdeaActions({ idea }: { idea: Idea }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={text('idea.actions')} data-print="no" css={box}>
      <div css={row}>
        <FavoriteButton ideaId={idea.id} />
        <ShareButton idea={idea} />
        <ManageIdea idea={idea} />
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls="idea-menu"
          onClick={() => setOpen(!isOpen)}
        >
          {text('idea.more')}
          <span css={css([{ transition: 'transform 120ms' }, isOpen && { transform: 'rotate(180deg)' }])}>
            <ChevronDownIcon size={20} />
          </span>
        </Button>
      </div>
      <div id="idea-menu">{isOpen && <MoreMenu idea={idea} />}</div>
    </section>
  );
}

const box = css({
  display: 'grid',
  paddingBlock: space(2),
  borderBlock: `1px solid ${color.line}`,
});
// On a phone too it is one row, as far as its words allow.
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: `-${space(2)}`,
  '& button': { paddingInline: space(2) },
  [media.tablet]: { marginInlineStart: `-${space(4)}`, '& button': { paddingInline: space(4) } },
});
