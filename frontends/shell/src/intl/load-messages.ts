import type { MessageBundle } from '@ideabox/contract';

type JsonModule = { default: MessageBundle };

/** Messages of the shell and of the shared components, one locale: those that its own dialogs do without. */
export async function loadMessages(locale: string): Promise<MessageBundle> {
  const module: JsonModule = await import(
    /* webpackChunkName: "shell-messages-[request]" */ `../../dist/messages/${locale}.json`
  );
  return module.default;
}

/** What the shell’s own dialogs say besides. */
export async function loadDialogMessages(locale: string): Promise<MessageBundle> {
  const module: JsonModule = await import(
    /* webpackChunkName: "more-messages-[request]" */ `../../dist/more-messages/${locale}.json`
  );
  return module.default;
}
