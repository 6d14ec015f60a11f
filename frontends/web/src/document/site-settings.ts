import type { Locale } from '@ideabox/intl/locales';
import type { Settings, SiteApi } from '../api/site-api.ts';
import { readMessages } from './read-messages.ts';

/** The site's name, description and other settings; our own words where the editors' cannot be had. */
export async function siteSettings(api: SiteApi, locale: Locale): Promise<Settings> {
  const [registries, parts, messages] = await Promise.all([
    api.registries(),
    api.parts(),
    readMessages('shell', locale),
  ]);
  const settings = registries === 'unavailable' ? {} : registries;
  const lead = parts === 'unavailable' ? '' : parts.home_lead;
  return {
    ...settings,
    sitename: settings.sitename || messages['brand.name'] || '',
    lead: lead || '',
    description: lead || settings.catchword || messages['brand.description'] || '',
  };
}
