import { type ComponentProps, useMemo, useSyncExternalStore } from 'react';
import { IntlProvider as Provider } from 'react-intl-itself';
import { edits, type Messages } from './edits.ts';

export * from 'react-intl-itself';

/** Says what the files of messages say now; what is around it keeps its state. */
export function IntlProvider({ messages, ...props }: ComponentProps<typeof Provider>) {
  const version = useSyncExternalStore(edits.subscribe, () => edits.version);
  const current = useMemo(
    () => (version === 0 ? messages : edits.applyTo((messages ?? {}) as unknown as Messages)),
    [messages, version],
  );
  return <Provider {...props} messages={current as typeof messages} />;
}
