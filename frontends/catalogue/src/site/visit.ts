import { type Locale, locales } from '@ideabox/intl';

const people = ['visitor', 'member', 'operator'] as const;
/**
 * What the server has to say: common words, the heaviest, nothing, nothing yet, or that it cannot; or common words,
 * and to whoever writes at first no, then that it cannot, then nothing more.
 */
const states = ['light', 'heavy', 'empty', 'waiting', 'failed', 'refusing'] as const;

export type State = (typeof states)[number];
export type Visit = { who: (typeof people)[number]; state: State; locale: Locale; basename: string };

/** Who is on which site in which language: `/site/member/heavy/en/idea/7`. Without saying so, a visitor in Japanese. */
export function readVisit(path: string): Visit {
  const [, site, ...named] = path.split('/');
  const [who = 'visitor', state = 'light', locale = 'ja'] = named;
  return {
    who: people.find((one) => one === who) ?? 'visitor',
    state: states.find((one) => one === state) ?? 'light',
    locale: locales.find((one) => one === locale) ?? 'ja',
    basename: `/${site}/${who}/${state}/${locale}`,
  };
}
