import type { Settings, SiteApi } from '../api/site-api.ts';
import { readMessages } from './read-messages.ts';
import { siteSettings } from './site-settings.ts';

const written: Settings = {
  sitename: '箱',
  catchword: 'くらしの気づき',
  sitename_en: 'Box',
  catchword_en: 'What you notice',
};
const api = (registries: Settings, parts: Settings): SiteApi => ({
  features: async () => ({}),
  registries: async () => registries,
  parts: async () => parts,
  ask: async () => null,
  askOften: async () => null,
  thing: async () => null,
});

test('the editors’ words in the reader’s language', async () => {
  const site = api(written, { home_lead: 'はじめに', home_lead_en: 'To begin with' });
  await expect(siteSettings(site, readMessages, 'ja')).resolves.toMatchObject({
    sitename: '箱',
    catchword: 'くらしの気づき',
    lead: 'はじめに',
    description: 'はじめに',
  });
  await expect(siteSettings(site, readMessages, 'en')).resolves.toMatchObject({
    sitename: 'Box',
    catchword: 'What you notice',
    lead: 'To begin with',
  });
});

test('ours where the editors wrote none in it; the name stays', async () => {
  const settings = await siteSettings(api(written, { home_lead: 'はじめに' }), readMessages, 'fr');
  expect(settings).toMatchObject({ sitename: '箱', catchword: '' });
  expect(settings.lead).toMatch(/^[^ぁ-ん]+$/);
  expect(settings.description).toMatch(/^[^ぁ-ん]+$/);
});
