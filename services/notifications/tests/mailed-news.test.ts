import { bootService, eventually, startNats } from '@ideabox/testing';
import { content as contentService } from '../../content/src/service.ts';
import { bootMail } from './boot-mail.ts';
import { member, news } from './facts.ts';

test('news are mailed whole in their reader’s language, with lists and links; while nobody can say what they say, by their title', async () => {
  const nats = await startNats();
  const content = await bootService(contentService, { NATS_URL: nats.url });
  const mail = await bootMail({
    ...{ NATS_URL: nats.url, CONTENT_GRPC_ADDRESS: content.grpcAddress },
    PASSPORT_PUBLIC_KEY: content.passports.publicKey,
  });
  const caught = (id: string) =>
    eventually(() => {
      const [newest] = mail.catcher.mailbox.list(`${id}@example.jp`);
      expect(newest).toBeDefined();
      return newest;
    });
  let stopped = false;
  try {
    for (const [id, language] of [
      ['hanako', 'ja'],
      ['helene', 'fr'],
    ] as const) {
      await mail.join(id);
      const headers = await content.as(id);
      const settings = { news: { email: 'instant' }, language };
      await mail.service.http
        .put(`/members/${id}/notification_settings`)
        .set(headers)
        .send(settings)
        .expect(200);
      await mail.service.publish('identity.v1.MemberChanged', member(id));
    }
    await eventually(async () => expect(await mail.service.rows('members')).toHaveLength(2));
    const operator = await content.as('operator', 'operator');
    const sent = {
      ...{ news_key: 'holidays', name: '休止のお知らせ' },
      contents:
        '**休みます**。\n\n- 12月29日\n- 1月3日\n\n[使い方](/page/howto)\n\n<script>alert(1)</script>',
      translations: { fr: { name: 'Interruption', contents: '- le 29 décembre\n- le 3 janvier' } },
    };
    await content.http.post('/news').set(operator).send(sent).expect(201);
    const japanese = await caught('hanako');
    expect(japanese?.html).toContain('<li>1月3日</li>');
    expect(japanese?.html).toContain('<strong>休みます</strong>');
    expect(japanese?.html).toContain('<a href="http://ideabox.example/page/howto">使い方</a>');
    expect(japanese?.html).not.toContain('<script>');
    expect(japanese?.text).toContain('- 1月3日');
    expect((await caught('helene'))?.html).toContain('<li>le 3 janvier</li>');
    stopped = true;
    mail.catcher.mailbox.clear();
    await content.stop();
    await mail.service.publish('content.v1.NewsChanged', news(99));
    const short = await caught('hanako');
    expect(short?.text).toContain('http://ideabox.example/news/news-99');
    expect(short?.html).not.toContain('<li>');
  } finally {
    await mail.stop();
    if (!stopped) await content.stop();
    await nats.stop();
  }
});
