import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';

type Props = { messages: Record<string, unknown>; children: ReactNode };

/** Adds the messages of a remote to those around it, so that shared components keep finding theirs. */
export function MessagesProvider({ messages, children }: Props) {
  const outer = useIntl();
  const merged = useMemo(() => ({ ...outer.messages, ...messages }), [outer.messages, messages]);
  return (
    <IntlProvider locale={outer.locale} messages={merged as Record<string, string>}>
      {children}
    </IntlProvider>
  );
}
