import { languageOf, localeOf, useIntl } from '@ideabox/intl';
import { useState } from 'react';
import type { ToggleProps } from './translate-toggle.tsx';
import { isTranslationOf, type Translation, type Words } from './translation.ts';

/** The translation to show instead of an idea's words, if any, and what the toggle needs where the words are foreign here. */
export function useTranslation(words: Words): { translation?: Translation; toggle?: ToggleProps } {
  const to = localeOf(useIntl().locale);
  const [shown, show] = useState<Translation>();
  if (!languageOf(`${words.name}\n${words.raw_contents}`, to)) return {};
  const translation = shown && isTranslationOf(shown, words, to) ? shown : undefined;
  return { translation, toggle: { words, to, isTranslated: translation !== undefined, onShow: show } };
}
