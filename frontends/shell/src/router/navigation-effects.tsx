import { useText } from '@ideabox/intl';
import { ScrollRestoration, useNavigation } from '@ideabox/router';
import { ProgressBar, VisuallyHidden } from '@ideabox/ui';
import { createScrollKeys } from './scroll-keys.ts';
import { usePageTitleText } from './title-store.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useGlideToHash } from './use-glide-to-hash.ts';
import { usePrefetch } from './use-prefetch.ts';

const scrollKey = createScrollKeys();

/** What every navigation brings: progress, scroll to the top or back to where one was, focus, the title said aloud, the next pages fetched ahead. */
export function NavigationEffects() {
  const { state } = useNavigation();
  const title = usePageTitleText();
  const text = useText();
  useFocusOnNavigation();
  useGlideToHash();
  usePrefetch();
  return (
    <>
      <ProgressBar active={state !== 'idle'} />
      <ScrollRestoration getKey={scrollKey} />
      <div aria-live="polite">
        <VisuallyHidden>{state === 'idle' ? title : text('layout.loading')}</VisuallyHidden>
      </div>
    </>
  );
}
