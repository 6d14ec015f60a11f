import type { Language } from '@ideabox/text';
import type { Context } from '../context.ts';

const usual: Partial<Record<Language, string>> = { ja: 'アイデアボックス', zh: '创意箱' };

/** What the site is called in a language, else in its first one; by its usual name while nobody says. */
export const siteName = ({ settings }: Pick<Context, 'settings'>, language: Language): string => {
  const named = (key: string) => settings.registry(key)?.trim();
  const translated = language === 'ja' ? undefined : named(`sitename_${language}`);
  return translated || named('sitename') || usual[language] || 'Ideabox';
};
