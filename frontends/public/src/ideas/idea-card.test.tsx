import type { IdeaCard as Idea } from '@ideabox/api-client';
import { screen, within } from '@testing-library/react';
import { expectAccessible, heavyWords, ideaCardSample, show } from '../../../platform/testing/src/index.ts';
import { IdeaCard } from './idea-card.tsx';
import { IdeaRow } from './idea-row.tsx';

const said = { id: 11, contents: '私も同じことを考えていました。', is_blocked: null, is_noted: true };
const votes = { positive_count: 4, neutral_count: 2, negative_count: 1, point: 3 };

const card = (change: Partial<Idea> = {}) => {
  show('public', <IdeaCard idea={ideaCardSample(change)} />);
  return within(screen.getByRole('article'));
};

test.each([
  ['card', IdeaCard],
  ['line', IdeaRow],
])('a %s says how many are for, neutral and against, and the points, in numbers', (_kind, Part) => {
  show('public', <Part idea={ideaCardSample(votes)} />);
  const figures = screen.getByText('3ポイント').parentElement;
  expect(figures?.textContent).toBe('賛成 4中立 2反対 13ポイント');
  expect(screen.queryByRole('img', { name: /票/ })).toBeNull();
});

test('a comment is pointed out where the server notes it, and nowhere else', () => {
  expect(card({ top_comment: said }).getByText('注目のコメント')).toBeTruthy();
});

test.each([
  ['is not noted', { ...said, is_noted: false }],
  ['is of a blocked member', { ...said, is_blocked: true }],
])('a comment that %s is not pointed out', (_why, top_comment) => {
  expect(card({ top_comment }).queryByText('注目のコメント')).toBeNull();
});

test('what came of it is on the card', () => {
  expect(card({ answer_status: 'adopted' }).getByText('公式回答：採用')).toBeTruthy();
});

test.each([
  ['little', { name: '短い', tags: [], stepper: null, user: null }],
  ['much', { name: heavyWords.slice(0, 100), raw_contents: heavyWords, ...votes, top_comment: said }],
])('axe has nothing against a card with %s', async (_much, change) => {
  card(change);
  await expectAccessible();
});
