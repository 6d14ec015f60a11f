import { useText } from '@ideabox/intl';
import { Dialog } from '@ideabox/ui/dialog';
import { SearchForm } from '../search/search-form.tsx';

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('search.title')} onClose={onClose}>
      <SearchForm id="mobile-search" onDone={onClose} />
    </Dialog>
  );
}
