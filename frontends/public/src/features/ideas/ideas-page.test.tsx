import { screen, waitFor } from '@testing-library/react';
import {
  edge,
  expectAccessible,
  heavyWords,
  ideaCardSample,
  pageOf,
  show,
} from '../../../../platform/testing/src/index.ts';
import { IdeasPage } from './ideas-page.tsx';

test.each([
  ['/ideas', 'アイデアはまだありません', false],
  ['/ideas?sort=point', 'アイデアはまだありません', false],
  ['/ideas?period=day', '条件に合うアイデアはありません', true],
])('an empty list at %s speaks of conditions only where there are some', async (at, words, hinted) => {
  edge.answer({ 'GET /ideas': pageOf([]) });
  show('public', <IdeasPage />, { at });
  await screen.findByText(words);
  expect(screen.queryByText('条件を変えると、見つかることがあります。') !== null).toBe(hinted);
});

describe('the ideas of one topic', () => {
  const at = '/ideas?topic=3&sort=point&page=2';

  test('are asked for alone, under its name, until the reader wants all', async () => {
    const { user, address } = show('public', <IdeasPage />, { at });
    edge.answer({
      'GET /ideas': pageOf([ideaCardSample()], 57),
      'GET /analytics/topics': pageOf([{ name: heavyWords }]),
    });
    await screen.findByText(heavyWords);
    expect(edge.calls('GET /ideas').map(({ query }) => query.get('topic'))).toEqual(['3']);
    expect(edge.calls('GET /analytics/topics').map(({ query }) => query.get('id'))).toEqual(['3']);
    const there = screen.getByRole('link', { name: 'この話題に寄せられた声を見る' });
    expect(there.getAttribute('href')).toBe('/analyze/topics?period=whole&topic=3#topic-3');
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: '話題の絞り込みを外す' }));
    await waitFor(() => expect(edge.calls('GET /ideas').at(-1)?.query.has('topic')).toBe(false));
    expect(address()).toBe('/ideas?sort=point');
    expect(screen.queryByText(heavyWords)).toBeNull();
  });

  test.each([
    ['is not told of any more', pageOf([]), 'この話題は、いまは表示されていません'],
    ['cannot be asked for', { status: 503 }, 'ひとつの話題で絞り込んでいます'],
  ])('of a topic that %s can be left too', async (_what, answer, words) => {
    edge.answer({ 'GET /ideas': pageOf([]), 'GET /analytics/topics': answer });
    show('public', <IdeasPage />, { at: '/ideas?topic=3' });
    await screen.findByText(words);
    await screen.findByText('条件に合うアイデアはありません');
    expect(screen.getByRole('link', { name: '話題の絞り込みを外す' }).getAttribute('href')).toBe('/ideas');
  });
});
