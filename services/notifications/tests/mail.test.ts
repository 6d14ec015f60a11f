import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import supertest from 'supertest';
import { startCatcher } from '../../mail-catcher/src/start-catcher.ts';
import { bootMail } from './boot-mail.ts';
import { block, comment, idea, member } from './facts.ts';

let mail: Awaited<ReturnType<typeof bootMail>>;
beforeAll(async () => {
  mail = await bootMail();
});
afterAll(() => mail.stop());

let last = 0;
const next = () => {
  last += 1;
  return last;
};

/** An idea of a member who has an address and wants mail at once. */
const author = async (id: string, email?: string, settings: object = {}) => {
  await mail.join(id, email);
  await mail.set(id, { comment_on_idea: { email: 'instant' }, ...settings });
  const ideaId = next();
  await mail.service.publish('ideas.v1.IdeaChanged', idea(ideaId, id));
  await eventually(async () =>
    expect((await mail.service.rows('ideas')).map((row) => row.id)).toContain(ideaId),
  );
  return ideaId;
};
const say = (ideaId: number, contents = '良い案です', by = 'commenter') =>
  mail.service.publish('comments.v1.CommentChanged', comment(next(), ideaId, by, { contents }));
const caught = (id: string) => mail.catcher.mailbox.list(`${id}@example.jp`);
const outcomes = async (id: string) =>
  (await mail.service.rows('mails'))
    .filter((row) => row.member_id === id)
    .map((row) => [row.status, row.reason]);

test('a mail at once, with its headers, in Japanese', async () => {
  await mail.service.publish('identity.v1.MemberChanged', member('commenter', { portal_name: '山田' }));
  await eventually(async () =>
    expect(await mail.service.rows('members')).toContainEqual(expect.objectContaining({ id: 'commenter' })),
  );
  const ideaId = await author('instant');
  await say(ideaId);
  const [received] = await eventually(() => {
    expect(caught('instant')).toHaveLength(1);
    return caught('instant');
  });
  const [row] = (await mail.service.rows('mails')).filter((item) => item.member_id === 'instant');
  const { headers, subject, text, html } = received!;
  expect(subject).toBe('【アイデアボックス】アイデアにコメントが届きました');
  expect(headers['message-id']).toBe(`<${row!.id}@ideabox.example>`);
  expect(headers['list-unsubscribe']).toMatch(
    /^<http:\/\/ideabox\.example\/api\/v1\/unsubscribe\/[\w-]+\.[\w-]+>, <mailto:leave@ideabox\.example\?subject=unsubscribe>$/,
  );
  expect(headers).toMatchObject({
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
    'content-language': 'ja',
    to: 'instant@example.jp',
    'content-type': expect.stringMatching(/^multipart\/alternative/),
  });
  for (const part of [text, html]) {
    expect(part).toContain('instant 様');
    expect(part).toContain(`山田さんがあなたのアイデア「アイデア${ideaId}」にコメントしました。`);
    expect(part).toContain(`http://ideabox.example/idea/${ideaId}`);
    expect(part).toContain('良い案です');
  }
});

test('in the language that the member has chosen', async () => {
  await say(await author('french', undefined, { language: 'fr' }));
  await eventually(() => expect(caught('french')).toHaveLength(1));
  expect(caught('french')[0]).toMatchObject({
    subject: '[Ideabox] Nouveau commentaire sur votre idée',
    headers: { 'content-language': 'fr' },
    html: expect.stringContaining('<html lang="fr">'),
  });
});

test('what is hostile in names and texts stays text', async () => {
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: victim@example.jp\r\n\r\n<script>';
  await mail.join('hostile', undefined, '"><b>');
  await mail.set('hostile', { comment_on_idea: { email: 'instant' } });
  const ideaId = next();
  await mail.service.publish('ideas.v1.IdeaChanged', idea(ideaId, 'hostile', { name: hostile }));
  await mail.service.publish('identity.v1.MemberChanged', member('attacker', { portal_name: hostile }));
  await eventually(async () => {
    expect((await mail.service.rows('ideas')).map((row) => row.id)).toContain(ideaId);
    expect((await mail.service.rows('members')).map((row) => row.id)).toContain('attacker');
  });
  await say(ideaId, hostile, 'attacker');
  await eventually(() => expect(caught('hostile')).toHaveLength(1));
  const [received] = caught('hostile');
  expect(received!.to).toEqual(['hostile@example.jp']);
  expect(received!.headers.bcc).toBeUndefined();
  expect(received!.html).not.toMatch(/<img|<script|<b>/);
  expect(mail.catcher.mailbox.list('victim@example.jp')).toEqual([]);
});

test('an address that is more than one gets nothing', async () => {
  await say(await author('two', 'a@example.jp, b@example.jp'));
  await eventually(async () => expect(await outcomes('two')).toEqual([['dropped', 'no address']]));
});

test('who is refused is not tried again; who is put off is, later', async () => {
  await say(await author('refused', 'refused@refused.invalid'));
  await say(await author('later', 'later@later.invalid'));
  await eventually(async () => expect(await outcomes('refused')).toEqual([['dropped', 'refused']]));
  await eventually(async () => {
    const [row] = (await mail.service.rows('mails')).filter((item) => item.member_id === 'later');
    expect([row!.status, row!.tries]).toEqual(['waiting', 1]);
    expect(Number(row!.due_at) - Date.now()).toBeGreaterThan(30_000);
  });
});

test('what is off, unwanted by the profile, or of who is not known gets none', async () => {
  await say(await author('off', undefined, { comment_on_idea: { email: 'off' } }));
  await say(await author('daily', undefined, { comment_on_idea: { email: 'daily' } }));
  const silent = await author('silent');
  const profile = await supertest(`http://127.0.0.1:${mail.identity.httpPort}/api/v1`)
    .put('/members/silent')
    .set(await mail.identity.as('silent'))
    .send({ mail_option: '1' });
  expect(profile.status).toBe(200);
  await say(silent);
  await eventually(async () => expect(await outcomes('silent')).toEqual([['dropped', 'no mail wanted']]));
  expect([await outcomes('off'), await outcomes('daily')]).toEqual([[], []]);
  expect((await mail.service.rows('mail_items')).filter((row) => row.member_id === 'daily')).toMatchObject([
    { mail_id: null, kind: 'comment_on_idea' },
  ]);
});

test('a link in a mail ends all mail, without a login', async () => {
  const ideaId = await author('leaver');
  await mail.set('leaver', { language: 'en' });
  await say(ideaId);
  await eventually(() => expect(caught('leaver')).toHaveLength(1));
  const [, link = ''] =
    /^<http:\/\/ideabox\.example\/api\/v1([^>]+)>/.exec(
      caught('leaver')[0]!.headers['list-unsubscribe'] ?? '',
    ) ?? [];
  const asked = await mail.service.http.get(link);
  expect([asked.status, asked.type, asked.headers['cache-control']]).toEqual([
    200,
    'text/html',
    expect.stringContaining('private'),
  ]);
  expect(asked.text).toMatch(
    /<html lang="en">[\s\S]*<form method="post"><button type="submit">Stop receiving e-mails/,
  );
  // Looking at the page has changed nothing.
  await say(ideaId);
  await eventually(() => expect(caught('leaver')).toHaveLength(2));
  const bodies = ['List-Unsubscribe=One-Click', { 'List-Unsubscribe': 'One-Click' }];
  for (const body of bodies) {
    const done = await mail.service.http.post(link).type('form').send(body);
    expect([done.status, done.text.includes('E-mails stopped')]).toEqual([200, true]);
  }
  const multipart = await mail.service.http.post(link).field('List-Unsubscribe', 'One-Click');
  expect(multipart.status).toBe(200);
  const settings = await mail.service.http
    .get('/members/leaver/notification_settings')
    .set(await mail.service.as('leaver'));
  const { language, ...kinds } = settings.body.results;
  expect(new Set(Object.values(kinds).map((item) => (item as { email: string }).email))).toEqual(
    new Set(['off']),
  );
  await say(ideaId);
  await eventually(async () => {
    const rows = await mail.service.rows('notifications');
    expect(rows.filter((row) => row.member_id === 'leaver')).toHaveLength(3);
  });
  expect(await outcomes('leaver')).toHaveLength(2);
});

test('what is no link of ours', async () => {
  const links = ['x', 'bGVhdmVy.AAAA', 'a'.repeat(1_500), '%00.%00'].map((token) => `/unsubscribe/${token}`);
  for (const link of links)
    for (const answer of [await mail.service.http.get(link), await mail.service.http.post(link)])
      expect([answer.status, answer.body.message]).toEqual([404, 'Data not found']);
});

test('what is sent once more, because nobody noted it, has the same id', async () => {
  await say(await author('again'));
  await eventually(async () => expect(await outcomes('again')).toEqual([['sent', '']]));
  await mail.service.db.run(
    sql`UPDATE mails SET status = 'waiting', due_at = now() WHERE member_id = 'again'`,
  );
  await eventually(() => expect(caught('again')).toHaveLength(2));
  const [one, two] = caught('again').map((item) => item.headers['message-id']);
  expect(one).toBe(two);
});

test('what was caught can be looked into, and does nothing', async () => {
  await say(await author('shown'));
  await eventually(() => expect(caught('shown')).toHaveLength(1));
  const pages = supertest(`http://127.0.0.1:${mail.catcher.httpPort}`);
  const list = await pages.get('/mails.json?to=shown@example.jp');
  const { id, subject } = list.body[0];
  expect(list.body).toEqual([expect.objectContaining({ to: ['shown@example.jp'] })]);
  expect((await pages.get('/')).text).toContain(`<a href="/mails/${id}">${subject}</a>`);
  const [page, html, json] = [
    await pages.get(`/mails/${id}`),
    await pages.get(`/mails/${id}/html`),
    await pages.get(`/mails/${id}/json`),
  ];
  expect(page.text).toContain('<iframe sandbox');
  expect(html.headers['content-security-policy']).toContain("default-src 'none'");
  expect(json.body.raw).toContain('List-Unsubscribe-Post');
  expect((await pages.get('/mails/999999')).status).toBe(404);
});

test('while the mail server is down nothing is lost or counted as tried, and the site goes on', async () => {
  const ideaId = await author('patient');
  const blockedIdea = await author('blocker');
  const withdrawnComment = next();
  const { smtpPort } = mail.catcher;
  await mail.catcher.stop();
  await say(ideaId, '停止中');
  await say(blockedIdea, '届かない', 'pest');
  await mail.service.publish('comments.v1.CommentChanged', comment(withdrawnComment, ideaId, 'commenter'));
  await eventually(async () => expect(await outcomes('patient')).toHaveLength(2));
  const list = await mail.service.http
    .get('/members/patient/notifications')
    .set(await mail.service.as('patient'));
  expect([list.status, list.body.results.length]).toEqual([200, 2]);
  // What happens meanwhile counts when it is sent.
  await mail.service.publish('identity.v1.BlockChanged', block('blocker', 'pest'));
  await mail.service.publish(
    'comments.v1.CommentChanged',
    comment(withdrawnComment, ideaId, 'commenter', {
      removed: true,
      cause: 'COMMENT_CAUSE_REMOVED',
      revision: 2,
    }),
  );
  await eventually(async () => {
    expect((await mail.service.rows('comments')).filter((row) => row.removed)).toHaveLength(1);
    expect(await mail.service.rows('blocks')).toHaveLength(1);
  });
  mail.catcher = await startCatcher({ host: '127.0.0.1', smtpPort, port: 0 });
  await eventually(() => expect(caught('patient')).toHaveLength(1));
  expect(caught('patient')[0]!.text).toContain('停止中');
  await eventually(async () =>
    expect([(await outcomes('patient')).sort(), await outcomes('blocker')]).toEqual([
      [
        ['dropped', 'nothing left to tell'],
        ['sent', ''],
      ],
      [['dropped', 'nothing left to tell']],
    ]),
  );
  expect(caught('blocker')).toEqual([]);
});
