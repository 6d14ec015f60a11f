import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Dialog } from '@ideabox/ui/dialog';
import { SearchForm } from '../search/search-form.tsx';

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('search.title')} onClose={onClose}>
      <div css={roomForSuggestions}>
        <SearchForm id="mobile-search" autoFocus onDone={onClose} />
      </div>
    </Dialog>
  );
}

/** They hang below the field, and would be cut off at the edge of the screen. */
const roomForSuggestions = css({ minHeight: '26rem' });
