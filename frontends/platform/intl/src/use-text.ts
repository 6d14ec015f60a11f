import { useCallback } from 'react';
import { useIntl } from 'react-intl';

type Values = Record<string, string | number>;

/** The message of an id as plain text: `text('idea.vote.positive')`. */
export function useText(): (id: string, values?: Values) => string {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
