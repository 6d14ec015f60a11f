import { keyIn, type Locale } from '@ideabox/intl/locales';
import type { Settings, SiteApi } from '../api/site-api.ts';
import type { Words } from './read-messages.ts';

/** The site's name, description and other settings; our own words where the editors have none in this language. */
export async function siteSettings(api: SiteApi, words: Words, locale: Locale): Promise<Settings> {
  const [registries, parts, messages, home] = await Promise.all([
    api.registries(),
    api.parts(),
    words('shell', locale),
    words('public', locale),
  ]);
  const settings = registries === 'unavailable' ? {} : registries;
  const lead = parts === 'unavailable' ? '' : parts[keyIn(locale, 'home_lead')];
  const catchword = settings[keyIn(locale, 'catchword')] || '';
  return {
    ...settings,
    sitename: settings[keyIn(locale, 'sitename')] || settings.sitename || messages['brand.name'] || '',
    catchword,
    lead: lead || home['home.lead'] || '',
    description: lead || messages['brand.description'] || '',
  };
}
