import { usePageTitle } from '@ideabox/contract';
import { MessagePage as Message } from '@ideabox/ui';
import type { ComponentProps } from 'react';

/** A page that says what happened, why, and the ways on; its heading is the page's title. */
export function MessagePage(props: ComponentProps<typeof Message>) {
  usePageTitle(props.title);
  return <Message {...props} />;
}
