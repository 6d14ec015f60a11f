import { useText } from '@ideabox/intl';
import { ScrollRestoration, useNavigation } from '@ideabox/router';
import { ProgressBar, VisuallyHidden } from '@ideabox/ui';
import { usePageTitleText } from '../app/title-store.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** What every navigation brings: progress, scroll to the top or back to where one was, focus, the title said aloud. */
export function NavigationEffects() {
  const { state } = useNavigation();
  const title = usePageTitleText();
  const text = useText();
  useFocusOnNavigation();
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

/** Every fresh document begins under the key `default`: its own address keeps it from taking the place of the one before. */
function scrollKey({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return key === 'default' ? pathname + search : key;
}
