import { useText } from '@ideabox/intl';
import { Disclosure } from '@ideabox/ui';
import { PartText } from '../../texts/part-text.tsx';

/** What everyone has to know before posting, in a line; it opens to all that the site's editors say about it. */
export function PostRules() {
  const text = useText();
  return (
    <Disclosure title={text('post.rules')}>
      <PartText part="post_notice" fallback={text('post.notice')} />
    </Disclosure>
  );
}
