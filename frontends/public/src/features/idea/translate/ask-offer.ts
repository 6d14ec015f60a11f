import type { Locale } from '@ideabox/intl';
import { languagesTo } from './browser-translator.ts';

const deadlineMs = 5000;
const asked = new Map<Locale, Promise<boolean>>();
const known = new Map<Locale, boolean>();

/** Whether the browser translates into a language, as far as it has said so. */
export const knownOffer = (to: Locale): boolean | undefined =>
  'Translator' in window ? known.get(to) : false;

/** Asked once for a language while the page lives; a browser that does not say, or fails, does not offer it. */
export function askOffer(to: Locale): Promise<boolean> {
  const answer = asked.get(to) ?? ask(to);
  asked.set(to, answer);
  return answer;
}

async function ask(to: Locale): Promise<boolean> {
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, deadlineMs));
  const answer = await Promise.race([availability(to), silence]).catch(() => undefined);
  const isOffered = answer !== undefined && answer !== 'unavailable';
  known.set(to, isOffered);
  return isOffered;
}

const availability = async (to: Locale) => window.Translator?.availability(languagesTo(to));
