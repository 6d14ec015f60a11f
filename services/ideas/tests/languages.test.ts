import { eventually, publishedFacts } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
let operator: Record<string, string>;
beforeAll(async () => {
  ideas = await bootIdeas();
  operator = await ideas.as('op', 'operator');
});
afterAll(() => ideas.stop());

const post = async (path: string, body: object) => {
  const answer = await ideas.http.post(path).set(operator).send(body);
  expect(answer.status).toBe(201);
  return answer.body.results;
};
const put = (path: string, body: object) => ideas.http.put(path).set(operator).send(body);
const get = async (path: string) => (await ideas.http.get(path)).body.results;

let last = 0;
const make = (more: object = {}) => {
  last += 1;
  return post('/categories', { name: '健康', search_key: `health-${last}`, status: 'on_air', ...more });
};

test('names and descriptions are in the language asked for where an operator wrote one, else Japanese', async () => {
  const { id } = await make({ description: '心と体' });
  const written = await put(`/categories/${id}`, {
    names: { en: 'Health', fr: 'Santé' },
    descriptions: { en: 'Body and mind' },
  });
  expect(written.body.results).toMatchObject({
    name: '健康',
    names: { ja: '健康', en: 'Health', fr: 'Santé' },
    descriptions: { ja: '心と体', en: 'Body and mind' },
  });
  for (const [lang, name, description] of [
    ['en', 'Health', 'Body and mind'],
    ['en-GB', 'Health', 'Body and mind'],
    ['fr', 'Santé', '心と体'],
    ['ru', '健康', '心と体'],
    ['ja', '健康', '心と体'],
    ['xx', '健康', '心と体'],
  ]) {
    expect(await get(`/categories/${id}?lang=${lang}`)).toMatchObject({ name, description });
    const all: { id: number }[] = await get(`/categories?lang=${lang}`);
    expect(all.find((category) => category.id === id)).toMatchObject({ name, description });
  }
  expect(await get(`/categories/${id}`)).toMatchObject({ name: '健康', description: '心と体' });
});

test('a language that is absent is unchanged, one that is null is cleared, and null clears all', async () => {
  const { id } = await make({ names: { en: 'Health', fr: 'Santé', ru: 'Здоровье' } });
  const namesAfter = async (names: object | null) =>
    (await put(`/categories/${id}`, { names })).body.results.names;
  expect(await namesAfter({ zh: '健康', fr: null })).toEqual({
    ja: '健康',
    en: 'Health',
    ru: 'Здоровье',
    zh: '健康',
  });
  expect(await namesAfter({ ja: '元気' })).toMatchObject({ ja: '元気', en: 'Health' });
  expect((await get(`/categories/${id}`)).name).toBe('元気');
  expect(await namesAfter(null)).toEqual({ ja: '元気' });
  const asked = await get(`/categories/${id}?fields=names,descriptions`);
  expect(asked).toEqual({ names: { ja: '元気' }, descriptions: { ja: '' } });
  expect(await get(`/categories/${id}`)).not.toHaveProperty('names');
});

test.each([
  ['a language that there is not', { names: { de: 'Gesundheit' } }, 'Invalid Request', undefined],
  ['no words by language', { names: ['Health'] }, 'The given data was invalid', { names: ['invalid'] }],
  ['an empty name', { names: { en: '' } }, 'The given data was invalid', { 'names.en': ['required'] }],
  [
    '101 characters',
    { names: { en: 'x'.repeat(101) } },
    'The given data was invalid',
    { 'names.en': ['max_length'] },
  ],
  [
    'two lines',
    { names: { en: 'a\nb' } },
    'The given data was invalid',
    { 'names.en': ['prohibited_characters'] },
  ],
  ['no Japanese name', { names: { ja: null } }, 'The given data was invalid', { 'names.ja': ['required'] }],
  [
    'two Japanese names',
    { name: '健康', names: { ja: '元気' } },
    'The given data was invalid',
    { names: ['invalid'] },
  ],
  [
    '1,001 characters',
    { descriptions: { fr: 'x'.repeat(1_001) } },
    'The given data was invalid',
    { 'descriptions.fr': ['max_length'] },
  ],
])('%s is refused, in categories and in steps', async (_, body, message, errors) => {
  const category = await make();
  const step = await post('/steppers', { stepper_key: `step-${last}`, name: '案' });
  for (const path of [`/categories/${category.id}`, `/steppers/${step.id}`]) {
    const answer = await put(path, body);
    expect([answer.status, answer.body.message, answer.body.errors]).toEqual([400, message, errors]);
  }
});

test('steps and situations are named so too, wherever they are told', async () => {
  const step = await post('/steppers', { stepper_key: 'talk', name: '話し合い', description: '考える' });
  const changed = await put(`/steppers/${step.id}`, {
    names: { en: 'Discussion' },
    descriptions: { en: 'Thinking together' },
  });
  expect(changed.body.results).toMatchObject({ names: { ja: '話し合い', en: 'Discussion' } });
  const steps: { id: number }[] = await get('/steppers?lang=en');
  expect(steps.find(({ id }) => id === step.id)).toMatchObject({
    name: 'Discussion',
    description: 'Thinking together',
  });
  const category = await make({
    names: { en: 'Health' },
    stepper: step.id,
    situations: [{ name: '学生', names: { en: 'Student' } }, '会社員'],
  });
  const inEnglish = await get(`/categories/${category.id}?lang=en`);
  expect(inEnglish.stepper.name).toBe('Discussion');
  const named = inEnglish.situation_type.situations.map((situation: { name: string }) => situation.name);
  expect(named).toEqual(['Student', '会社員']);
  const [student] = inEnglish.situation_type.situations;
  const idea = await post('/ideas', {
    name: '朝の体操',
    contents: 'みんなで体操をします。',
    category: category.id,
    situation_id: student.id,
  });
  for (const shown of [
    await get(`/ideas/${idea.id}?lang=en`),
    (await get(`/ideas?category=${category.id}&lang=en`))[0],
  ])
    expect(shown).toMatchObject({
      name: '朝の体操',
      category: { name: 'Health' },
      stepper: { name: 'Discussion' },
      situation: { name: 'Student' },
    });
  // Another name for the situation is kept when the list comes without it.
  await put(`/categories/${category.id}`, { situations: [{ id: student.id, name: '生徒' }] });
  const kept = await get(`/categories/${category.id}?lang=en`);
  expect(kept.situation_type.situations).toEqual([{ id: student.id, name: 'Student' }]);
});

test('others are told the names', async () => {
  const { id } = await make({ names: { en: 'Health' } });
  await eventually(async () => {
    const facts = await publishedFacts(ideas.nats.url, 'ideas.v1.CategoryChanged');
    expect(facts.find(({ category_id }) => category_id === id)).toMatchObject({ names: { en: 'Health' } });
  });
});
