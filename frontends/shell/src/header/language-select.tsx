import { css } from '@emotion/react';
import { localeNames, useText } from '@ideabox/intl';
import { GlobeIcon, Select } from '@ideabox/ui';
import { usePageConfig } from '../config/use-page-config.ts';
import { pathInLocale } from './path-in-locale.ts';
import { rememberLocale } from './remember-locale.ts';

/** Swaps the language at the front of the address and loads the page anew; absent where there is one language. */
export function LanguageSelect({ id = 'language' }: { id?: string }) {
  const { locale, locales, basename } = usePageConfig();
  const text = useText();
  if (locales.length < 2) return null;
  const choose = (chosen: string) => {
    rememberLocale(chosen);
    window.location.assign(pathInLocale(window.location, basename, chosen));
  };
  return (
    <span
      css={css({
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.5rem',
        '& select': { width: 'auto' },
      })}
    >
      <GlobeIcon size={20} />
      <Select
        id={id}
        label={text('nav.language')}
        labelHidden
        leadsAway
        value={locale}
        options={locales.map((code) => ({ value: code, label: localeNames[code], lang: code }))}
        onChange={(event) => choose(event.target.value)}
      />
    </span>
  );
}
