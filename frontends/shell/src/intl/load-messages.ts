import type { MessageBundle } from '@ideabox/contract';
import type { Locale } from '@ideabox/intl';

type JsonModule = { default: MessageBundle };

/** Messages of the shell and of the shared components, one locale. */
export async function loadMessages(locale: Locale): Promise<MessageBundle> {
  const [shell, ui] = (await Promise.all([
    import(/* webpackChunkName: "shell-messages-[request]" */ `../../dist/messages/${locale}.json`),
    import(
      /* webpackChunkName: "ui-messages-[request]" */ `../../../platform/ui/dist/messages/${locale}.json`
    ),
  ])) as [JsonModule, JsonModule];
  return { ...ui.default, ...shell.default };
}
