import type { Locale } from '../src/locales.ts';

type Rule = { wrong: RegExp; why: string };

const narrow = '\u202f';
const wide = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';

/** How each language sets its signs; what members of each would stumble over. */
const rules: Record<Locale, Rule[]> = {
  ja: [
    { wrong: new RegExp(`${wide}[,.;:!?()]|[,;!?()]${wide}`, 'u'), why: 'a half-width sign' },
    {
      wrong: /下さい|出来[るまな]|(?<!一)致しま|頂[きく]|サーバ(?!ー)|ユーザ(?!ー)/,
      why: 'a spelling that official texts avoid',
    },
  ],
  zh: [
    { wrong: new RegExp(`${wide}[,.;:!?()]|[,;!?()]${wide}`, 'u'), why: 'a half-width sign' },
    { wrong: new RegExp(`${wide} (?!/)|[^/] ${wide}`, 'u'), why: 'a space beside a Chinese character' },
  ],
  en: [{ wrong: /\w'\w|"/, why: 'a straight quote' }],
  fr: [
    { wrong: /\w'\w|"/, why: 'a straight quote' },
    {
      wrong: new RegExp(`[^${narrow}][;!?»]|[^${narrow}]:(?!/)`, 'u'),
      why: 'no narrow no-break space before it',
    },
    { wrong: new RegExp(`«[^${narrow}]`, 'u'), why: 'no narrow no-break space after «' },
    { wrong: /[a-zé]·|\(e\)/, why: 'a doubled gender' },
  ],
  es: [
    { wrong: /^[^¿]*\?|^[^¡]*!/, why: 'no sign at the beginning of the question or call' },
    { wrong: /[“”"]/, why: 'quotes other than «»' },
    { wrong: /\b\w+[oa]s?\/[oa]s?\b|\(a\)/, why: 'a doubled gender' },
  ],
  pt: [
    { wrong: /[«»"]/, why: 'quotes other than “”' },
    { wrong: /\b\w+[oa]s?\/[oa]s?\b|\(a\)/, why: 'a doubled gender' },
    {
      wrong:
        /iniciar sessão|separador|ecrã|ligação|contactar|registo\b|guardar\b|eliminar|contacto|\bpartilh/i,
      why: 'not Brazilian',
    },
  ],
  ru: [
    { wrong: /[“”"]/, why: 'quotes other than «»' },
    { wrong: /№ /, why: 'a space that may break after №' },
  ],
};

/** Forms that a plural has to have, unless it only tells nothing from something; the others take `other`. */
const forms: Partial<Record<Locale, string[]>> = {
  en: ['one', 'other'],
  es: ['one', 'other'],
  fr: ['one', 'other'],
  pt: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
};

/** What is wrong with the signs and plural forms of a message, in words; empty where nothing is. */
export function typographyOf(message: string, locale: Locale): string[] {
  // Placeholders and the frames of plurals are no text.
  const text = message
    .replace(/\{\w+(, \w+(, percent)?)?\}/g, 'X')
    .replace(/\{\w+, plural,/g, '')
    .replace(/\s*\}?\s*(=\d|\b(one|few|many|other)) \{/g, '');
  const signs = rules[locale].filter(({ wrong }) => wrong.test(text)).map(({ why }) => why);
  if (!/, plural,/.test(message) || /=0 \{(?!.*\bone \{)/.test(message)) return signs;
  const lacking = (forms[locale] ?? ['other']).filter((form) => !message.includes(`${form} {`));
  return [...signs, ...lacking.map((form) => `no plural form “${form}”`)];
}
