import { screen, within } from '@testing-library/react';
import { edge, expectAccessible, show } from '../../../../platform/testing/src/index.ts';
import type { Answer } from './answer/answer.ts';
import { IdeaPage } from './idea-page.tsx';
import { ideaAnswers, ideaSample } from './testing/samples.ts';

const answer: Answer = {
  contents: '来年度に試行します。',
  status: 'adopted',
  organisation: null,
  outcome_url: null,
  due_on: null,
  date_entered: '2026-11-20T03:00:00Z',
  user: { id: 'o1', portal_name: '事務局', roles: ['operator'] },
  history: [{ status: 'adopted', date_entered: '2026-11-20T03:00:00Z' }],
};

const open = async (change: Partial<Answer> = {}) => {
  edge.answer(ideaAnswers(ideaSample({ answer: { ...answer, ...change } })));
  show('public', <IdeaPage />, { at: '/idea/7', path: '/idea/:id' });
  return within(await screen.findByRole('region', { name: '行政からの公式回答' }));
};

test('the answer comes before the text, with who gives it, what comes next and when, and its states with their days', async () => {
  const shown = await open({
    organisation: 'デジタル庁',
    due_on: '2027-03-31',
    outcome_url: 'https://example.go.jp/result',
    history: [
      { status: 'considering', date_entered: '2026-10-01T03:00:00Z' },
      { status: 'adopted', date_entered: '2026-11-20T03:00:00Z' },
    ],
  });
  shown.getByText('デジタル庁');
  expect(shown.queryByText('事務局')).toBeNull();
  shown.getByText('実施に向けて準備し、始まりましたらこのページでお知らせします。');
  shown.getByText('2027年03月31日');
  expect(shown.getByRole('link', { name: '実施した内容を見る' }).getAttribute('href')).toBe(
    'https://example.go.jp/result',
  );
  const states = within(shown.getByRole('list', { name: 'これまでの対応' })).getAllByRole('listitem');
  expect(states.map((state) => state.textContent)).toEqual(['検討中2026年10月01日', '採用2026年11月20日']);
  const region = screen.getByRole('region', { name: '行政からの公式回答' });
  const words = screen.getByText(ideaSample().raw_contents);
  expect(region.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await expectAccessible();
});

test('what is not told of an answer has no place: the operator stands for the office, one state is no line', async () => {
  const shown = await open({ status: 'not_adopted' });
  shown.getByText('事務局');
  expect([shown.queryByRole('list'), shown.queryByText('このあと'), shown.queryByRole('link')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the parts of an idea of which there is nothing are not shown', async () => {
  edge.answer(ideaAnswers(ideaSample({ tags: [], support_count: 0 })));
  show('public', <IdeaPage />, { at: '/idea/7', path: '/idea/:id' });
  await screen.findByRole('article', { name: 'No.001' });
  for (const name of [/もとにしたアイデア/, 'サポーターの支持', '行政からの公式回答'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: '行政手続き' })).toBeNull();
});
