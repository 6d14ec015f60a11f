import type { MessageBundle } from '@ideabox/contract';
import type { Locale } from '@ideabox/intl';

type JsonModule = { default: MessageBundle };

/** Messages of the shell and of the shared components, one locale. */
export async function loadMessages(locale: Locale): Promise<MessageBundle> {
  const module: JsonModule = await import(
    /* webpackChunkName: "shell-messages-[request]" */ `../../dist/messages/${locale}.json`
  );
  return module.default;
}
