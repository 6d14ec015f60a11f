import { accountIds, api, as, postIdea } from '../../../../gateway/e2e/product.ts';
import type { Samples } from './routes.ts';

/** The demonstration's own, of common length. */
export const lightSamples: Samples = {
  idea: '1',
  comment: '1',
  comments: 'online-procedures',
  category: 'online-procedures',
  members: accountIds.member1,
  news: 'beware-of-phishing',
  page: 'faq',
  overview: 'general',
  user: 'general',
};

const rightToLeft = 'مرحبا بالعالم هذا اقتراح ';
const markup = '<b>太字</b><script>alert(1)</script>&amp;';
const address = `https://www.example.go.jp/${'long/'.repeat(20)}?q=1`;

/** So many characters, of all that makes trouble and may be posted: a very long word, another direction, markup, an address. */
const heavyText = (length: number) =>
  [...`${rightToLeft}${markup}\n${address}\n${'Donaudampfschifffahrt'.repeat(60)}`].slice(0, length).join('');

const sent = async (
  call: PromiseLike<{ status: number; text: string; body: { results: { id: number } } }>,
) => {
  const answer = await call;
  if (answer.status !== 201) throw new Error(`posting answered ${answer.status}: ${answer.text}`);
  return answer.body.results.id;
};

/** An idea of 1,000 characters with comments of 500, a reply and a tag; its title alone is a word of 100. */
export async function postHeavySamples(): Promise<Samples> {
  const idea = await postIdea('member2', {
    name: [...`${rightToLeft}${'長い題名'.repeat(5)}${'Donaudampfschifffahrt'.repeat(5)}`]
      .slice(0, 100)
      .join(''),
    contents: heavyText(1000),
  });
  const headers = await as('member1');
  const comment = await sent(
    api
      .post('/comments')
      .set(headers)
      .send({ idea_id: idea, contents: heavyText(500) }),
  );
  const reply = { idea_id: idea, comment_id: comment, contents: '返信です。'.repeat(100) };
  await sent(api.post('/comments').set(headers).send(reply));
  await api
    .post(`/ideas/${idea}/tags`)
    .set(await as('member2'))
    .send({ name: 'Donaudampfschifffahrtsges' });
  return { ...lightSamples, idea: String(idea), comment: String(comment) };
}
