import { api, as, postIdea } from '../product.ts';

const word = Date.now().toString(36);
const inEnglish = { category: 'Trial theme', step: 'Trial step', situation: 'Student' };
const inJapanese = { category: '試験の分類', step: '試験の段階', situation: '学生' };

/** A theme with a step and a situation, named in Japanese and English, and an idea with a comment in it. */
const make = async () => {
  const operator = await as('operator1');
  const post = async (path: string, body: object) => {
    const made = await api.post(path).set(operator).send(body);
    expect([path, made.status]).toEqual([path, 201]);
    return made.body.results;
  };
  const step = await post('/steppers', {
    stepper_key: `lang-${word}`,
    name: inJapanese.step,
    names: { en: inEnglish.step },
    exec_order: 91,
  });
  const category = await post('/categories', {
    name: inJapanese.category,
    names: { en: inEnglish.category },
    description: '試験です。',
    descriptions: { en: 'A trial.' },
    search_key: `lang-${word}`,
    status: 'on_air',
    serial_number: 901,
    stepper: step.id,
    situations: [{ name: inJapanese.situation, names: { en: inEnglish.situation } }, '会社員'],
  });
  const [situation] = category.situation_type.situations;
  const idea = await postIdea('member1', { category: category.id, situation_id: situation.id });
  const commented = await api
    .post('/comments')
    .set(await as('member2'))
    .send({ idea_id: idea, contents: `${word}に賛成です。` });
  expect(commented.status).toBe(201);
  return { operator, step, category, idea, comment: commented.body.results.id };
};

let made: Awaited<ReturnType<typeof make>>;
beforeAll(async () => {
  made = await make();
});

const get = async (path: string, lang: string) => {
  const answer = await api.get(path).query({ lang });
  expect([path, lang, answer.status]).toEqual([path, lang, 200]);
  return answer.body.results;
};
const own = (all: { id: number }[], { id }: { id: number }) => all.find((one) => one.id === id);

test.each([
  ['en', inEnglish],
  ['en-GB', inEnglish],
  ['ja', inJapanese],
  ['fr', inJapanese],
  ['xx', inJapanese],
])(
  'in %s, themes, steps and situations have its words wherever they stand, else Japanese',
  async (lang, words) => {
    const { category, step, idea, comment } = made;
    const named = { name: words.category, description: words === inEnglish ? 'A trial.' : '試験です。' };
    expect(own(await get('/categories', lang), category)).toMatchObject(named);
    const shown = await get(`/categories/${category.id}`, lang);
    expect(shown).toMatchObject({ ...named, stepper: { name: words.step } });
    expect(shown.situation_type.situations.map(({ name }: { name: string }) => name)).toEqual([
      words.situation,
      '会社員',
    ]);
    expect(shown).not.toHaveProperty('names');
    expect(own(await get('/steppers', lang), step)).toMatchObject({ name: words.step });
    const card = {
      category: { name: words.category },
      stepper: { name: words.step },
      situation: { name: words.situation },
    };
    expect((await get(`/ideas?category=${category.id}`, lang))[0]).toMatchObject(card);
    expect(await get(`/ideas/${idea}`, lang)).toMatchObject(card);
    expect((await get(`/comments?idea=${idea}`, lang))[0].idea.category.name).toBe(words.category);
    expect((await get(`/comments/${comment}`, lang)).idea.category.name).toBe(words.category);
  },
);

test('who edits gets the words of all languages by naming them, and changes one without the others', async () => {
  const { operator, step, category } = made;
  const all = async (path: string) =>
    (await api.get(path).query({ fields: 'names,descriptions' })).body.results;
  expect(await all(`/categories/${category.id}`)).toEqual({
    names: { ja: inJapanese.category, en: inEnglish.category },
    descriptions: { ja: '試験です。', en: 'A trial.' },
  });
  const put = (path: string, body: object) => api.put(path).set(operator).send(body);
  const french = await put(`/categories/${category.id}`, { names: { fr: 'Essai' } });
  expect(french.body.results.names).toEqual({ ja: inJapanese.category, en: inEnglish.category, fr: 'Essai' });
  const cleared = await put(`/categories/${category.id}`, { names: { fr: null } });
  expect(cleared.body.results.names).toEqual({ ja: inJapanese.category, en: inEnglish.category });
  const renamed = await put(`/steppers/${step.id}`, { names: { pt: 'Etapa' } });
  expect(renamed.body.results.names).toEqual({ ja: inJapanese.step, en: inEnglish.step, pt: 'Etapa' });
});

test.each([
  ['a language that there is not', { names: { de: 'Versuch' } }, undefined],
  ['an empty name', { names: { en: ' ' } }, { 'names.en': ['required'] }],
  ['a name of 101 characters', { names: { en: '長'.repeat(101) } }, { 'names.en': ['max_length'] }],
  ['no Japanese name', { names: { ja: null } }, { 'names.ja': ['required'] }],
])('%s is refused', async (_, body, errors) => {
  const answer = await api.put(`/categories/${made.category.id}`).set(made.operator).send(body);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

test('comments that were searched for tell where the words stand, to who names it', async () => {
  const found = await api.get('/comments').query({ keyword: word, fields: 'id,excerpt,hits' });
  const hit = [0, word.length];
  expect(found.body.results).toEqual([
    { id: made.comment, excerpt: `${word}に賛成です。`, hits: { raw_contents: [hit], excerpt: [hit] } },
  ]);
});
