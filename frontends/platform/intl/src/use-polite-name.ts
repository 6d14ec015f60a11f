import { useIntl } from 'react-intl';
import { localeOf } from './bcp47.ts';
import { politeName } from './polite-name.ts';

/** How members are spoken of in the reader's language. */
export function usePoliteName(): (name: string) => string {
  const { locale } = useIntl();
  return (name) => politeName(name, localeOf(locale));
}
