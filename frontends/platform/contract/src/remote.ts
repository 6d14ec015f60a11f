import type { ComponentType } from 'react';
import type { DialogName, DialogProps } from './dialog-name.ts';

// biome-ignore lint/suspicious/noExplicitAny: precompiled messages are opaque to both sides
export type MessageBundle = Record<string, any>;
export type LazyComponent<Props = object> = () => Promise<ComponentType<Props>>;

/** What a remote's one exposed module (`./remote`) exports as `remote`. */
export type Remote = {
  /** Precompiled messages of one locale, those at least that a page or dialog needs. */
  loadMessages: (locale: string, screen: string) => Promise<MessageBundle>;
  /** Pages by the `page` key of the route table. */
  pages: Record<string, LazyComponent>;
  /** Dialogs that any screen may open through the shell. */
  dialogs?: { [Name in DialogName]?: LazyComponent<DialogProps[Name]> };
};
