import type { Settings } from '../api/site-api.ts';
import type { FirstData } from '../first-data/first-data.ts';
import type { Head } from '../html/head.ts';
import type { Language } from '../site/locale-of.ts';

/** What a page's first words are made of. */
export type View = {
  head: Head;
  language: Language;
  settings: Settings;
  data: FirstData;
  /** What the page's remote says, in the reader's language. */
  messages: Record<string, string>;
};
