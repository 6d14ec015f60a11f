import { eventually, publishedFacts } from '@ideabox/testing';
import { bootContent, type TestContent } from './boot-content.ts';

let service: TestContent;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await bootContent();
  admin = await service.as('admin', 'admin');
});
afterAll(() => service.stop());

const get = async (path: string) => (await service.http.get(path)).body.results;
const put = (path: string, body: object) => service.http.put(path).set(admin).send(body);

const en = { name: 'Opening hours', contents: 'From 9 a.m.' };
const fr = { name: 'Horaires', contents: 'À partir de 9 h' };
const whole = 'fields=name,contents,lang';

test('a page is in the language asked for where someone wrote it, else in Japanese, and says which', async () => {
  const japanese = { name: '受付時間', contents: '午前9時から' };
  const written = await put('/pages/about', { ...japanese, translations: { ...clearedOthers, en } });
  expect(written.body.results).toMatchObject({ ...japanese, lang: 'ja', translations: { en } });
  expect(await get(`/pages/about?lang=en&${whole}`)).toEqual({ ...en, lang: 'en' });
  expect(await get(`/pages/about?lang=fr&${whole}`)).toEqual({ ...japanese, lang: 'ja' });
  expect(await get('/pages/about?lang=en')).toEqual({ page_key: 'about', ...en });
  await put('/pages/about', { translations: { fr } });
  expect(await get('/pages/about?fields=translations')).toEqual({ translations: { en, fr } });
  await put('/pages/about', { translations: { en: null } });
  expect(await get('/pages/about?fields=translations')).toEqual({ translations: { fr } });
  await put('/pages/about', { translations: null });
  expect(await get('/pages/about?fields=translations')).toEqual({ translations: {} });
});

const clearedOthers = { fr: null, es: null, pt: null, ru: null, zh: null };

test('so is a piece of news, alone and in the list, and others are told its names', async () => {
  const posted = await service.http
    .post('/news')
    .set(admin)
    .send({ news_key: 'hours', name: '受付時間', contents: '午前9時から', translations: { en } });
  expect([posted.status, posted.body.results.translations]).toEqual([201, { en }]);
  const { id } = posted.body.results;
  expect(await get(`/news/hours?lang=en&${whole}`)).toEqual({ ...en, lang: 'en' });
  const [newest] = await get(`/news?lang=en&limit=1&${whole}`);
  expect(newest).toEqual({ ...en, lang: 'en' });
  expect((await get('/news/hours')).name).toBe('受付時間');
  await put(`/news/${id}`, { translations: { fr } });
  await eventually(async () => {
    const facts = await publishedFacts(service.nats.url, 'content.v1.NewsChanged');
    // Those of the release are told too.
    const told = facts.filter(({ news_id }) => news_id === id);
    expect(told.map(({ names }) => names)).toEqual([{ en: en.name }, { en: en.name, fr: fr.name }]);
  });
  const acts = await publishedFacts(service.nats.url, 'audit.v1.Acted');
  const changed = acts
    .filter(({ action }) => action === 'news.edited')
    .map(({ changes }) => JSON.parse(changes));
  expect(changed).toEqual([{ name_fr: [null, fr.name], contents_fr: [null, fr.contents] }]);
});

test.each([
  ['a language that there is not', { de: en }, 'Invalid Request', undefined],
  ['Japanese, which is the text itself', { ja: en }, 'Invalid Request', undefined],
  [
    'no contents',
    { en: { name: 'x' } },
    'The given data was invalid',
    { 'translations.en.contents': ['required'] },
  ],
  [
    'a long name',
    { en: { ...en, name: 'x'.repeat(101) } },
    'The given data was invalid',
    { 'translations.en.name': ['max_length'] },
  ],
  [
    'NUL',
    { en: { ...en, contents: 'a\u0000' } },
    'The given data was invalid',
    { 'translations.en.contents': ['prohibited_characters'] },
  ],
  ['a list', [en], 'The given data was invalid', { translations: ['invalid'] }],
])('%s is refused', async (_, translations, message, errors) => {
  for (const path of ['/pages/faq', '/news/1']) {
    const answer = await put(path, { translations });
    expect([answer.status, answer.body.message, answer.body.errors]).toEqual([400, message, errors]);
  }
});
