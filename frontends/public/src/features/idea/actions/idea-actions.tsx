import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, ChevronDownIcon, color, media, space } from '@ideabox/ui';
import { useState } from 'react';
import { useIsPhone } from '../../../texts/use-screen.ts';
import { FavoriteButton } from '../favorite/favorite-button.tsx';
import type { Idea } from '../get-idea.ts';
import { addressOf } from '../share/address-of.ts';
import { CopyLink } from '../share/copy-link.tsx';
import { deviceShares, ShareButton } from '../share/share-button.tsx';
import { MoreMenu } from './more-menu.tsx';
import { useManageIdea } from './use-manage-idea.tsx';

/**
 * What one can do with the idea besides voting and commenting: what is done often in one row, the rest in its menu; on a phone
 * all that the row has no room for.
 */
export function IdeaActions({ idea }: { idea: Idea }) {
  const text = useText();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const { buttons, dialogs } = useManageIdea(idea, isPhone);
  const copyLink = <CopyLink key="link" address={addressOf(idea)} />;
  const further = deviceShares() ? buttons : [copyLink, ...buttons];
  return (
    <section aria-label={text('idea.actions')} data-print="no" css={box}>
      <div css={row}>
        <FavoriteButton ideaId={idea.id} />
        {deviceShares() && <ShareButton idea={idea} />}
        {!isPhone && further}
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
      <div id="idea-menu">{isOpen && <MoreMenu idea={idea} further={isPhone ? further : []} />}</div>
      {dialogs}
    </section>
  );
}

const box = css({
  display: 'grid',
  paddingBlock: space(2),
  borderBlock: `1px solid ${color.line}`,
});
// On a phone long words take a second line within their button; only large text takes a second row.
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `-${space(2)}`,
  '& > button': {
    flex: '1 1 0',
    maxWidth: 'max-content',
    paddingInline: space(2),
    fontSize: '0.875rem',
    textAlign: 'start',
  },
  [media.tablet]: {
    marginInlineStart: `-${space(4)}`,
    '& > button': { flex: 'none', paddingInline: space(4), fontSize: '0.9375rem' },
  },
});
