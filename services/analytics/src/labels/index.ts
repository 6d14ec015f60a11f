import type { Language } from '@ideabox/text';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { Labels } from './labels.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

const labels: Record<Language, Labels> = { ja, en, fr, es, pt, ru, zh };

/** Search engines have the same name in every language. */
const engines: Readonly<Record<string, string>> = {
  google: 'Google',
  yahoo: 'Yahoo!',
  bing: 'Bing',
  duckduckgo: 'DuckDuckGo',
  baidu: 'Baidu',
  yandex: 'Yandex',
  naver: 'NAVER',
  ecosia: 'Ecosia',
  brave: 'Brave Search',
  startpage: 'Startpage',
};

const own = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

/** What a widget's key is called; a code that has no name is shown as it is. */
export const labelOf = (
  language: Language,
  widget: Exclude<keyof Labels, 'others'> | 'web_searches',
  key: string,
): string => {
  if (widget === 'web_searches') return own(engines, key) ?? key;
  const known = labels[language];
  return own(known[widget], key) ?? own(known.others, key) ?? key;
};
