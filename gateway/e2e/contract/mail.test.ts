import { eventually } from '@ideabox/testing';
import { api, as, categoryWith, mailOrigin, newMember } from '../product.ts';

type Mail = { id: string; to: string[]; subject: string };

const mailsTo = async (address: string): Promise<Mail[]> =>
  (await fetch(`${mailOrigin}/mails.json?to=${encodeURIComponent(address)}`)).json() as Promise<Mail[]>;

const sourceOf = async ({ id }: Mail): Promise<string> =>
  JSON.stringify(await (await fetch(`${mailOrigin}/mails/${id}/json`)).json());

test('a reply is mailed at once, and ended by the link in it without a login', async () => {
  const { headers, email, name, id } = await newMember();
  const settings = `/members/${id}/notification_settings`;
  await api
    .put(settings)
    .set(headers)
    .send({ comment_on_idea: { email: 'instant' } })
    .expect(200);
  const category = await categoryWith('on_air');
  const posted = await api
    .post('/ideas')
    .set(headers)
    .send({ name: `メールの試験 ${name}`, contents: '本文です。', category });
  const comment = async (words: string) =>
    api
      .post('/comments')
      .set(await as('member2'))
      .send({ idea_id: posted.body.results.id, contents: `${words} ${name}` })
      .expect(201);
  await comment('とても良い提案です');
  const [mail] = await eventually(async () => {
    const found = await mailsTo(email);
    expect(found).toHaveLength(1);
    return found;
  });
  const source = await sourceOf(mail as Mail);
  expect(source).toMatch(/List-Unsubscribe-Post/i);
  const path = /\/api\/v1(\/unsubscribe\/[\w.~-]+)/.exec(source)?.[1] as string;
  const page = await api.get(path);
  expect([page.status, page.headers['content-type']]).toEqual([200, expect.stringMatching(/html/)]);
  expect((await api.post(path)).status).toBe(200);
  const { body } = await api.get(settings).set(headers);
  expect(body.results.comment_on_idea.email).toBe('off');
});
