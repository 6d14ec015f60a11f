import { screen, waitFor } from '@testing-library/react';
import {
  edge,
  expectAccessible,
  type Failure,
  failures,
  memberSample,
  operatorSample,
  pageOf,
  show,
  type Visit,
} from '../../../platform/testing/src/index.ts';
import { useBreakdown } from '../figures/get-breakdown.ts';
import { HideWords } from './hide-words.tsx';

const words = [
  { key: '引っ越し', label: '引っ越し', count: 12 },
  { key: 'a/b?', label: 'A/B?', count: 7 },
];

function Ranking() {
  const asked = { period: { choice: 'date' }, category: undefined, audience: undefined } as const;
  const { data, question } = useBreakdown('keyword_ranking', asked);
  if (!data || !question) return null;
  return (
    <>
      <p>{data.map(({ label, count }) => `${label} ${count}`).join()}</p>
      <HideWords words={data} question={question} />
    </>
  );
}

const open = async (who: Visit['who']) => {
  edge.answer({ 'GET /analytics/keyword_ranking': pageOf(words) });
  const opened = show('dashboard', <Ranking />, { who });
  await screen.findByText('引っ越し 12,A/B? 7');
  return opened;
};

test.each([['visitor'], [memberSample]] as const)('nobody but operators hides words', async (who) => {
  await open(who);
  expect(screen.queryByText('言葉を隠す')).toBeNull();
});

test('a word is hidden, is gone from the ranking at once, and put back where it was', async () => {
  const { user } = await open(operatorSample);
  await user.click(screen.getByText('言葉を隠す'));
  edge.answer({
    'PUT /analytics/keywords/:keyword': { body: { results: { keyword: 'a/b?', hidden: true } } },
  });
  await user.click(screen.getByRole('button', { name: /^隠す.*A\/B/ }));
  await screen.findByText('引っ越し 12');
  await expectAccessible();
  await user.click(await screen.findByRole('button', { name: /^元に戻す.*A\/B/ }));
  await screen.findByText('引っ越し 12,A/B? 7');
  expect(edge.calls('PUT /analytics/keywords/:keyword').map(({ path, body }) => [path, body])).toEqual([
    ['/analytics/keywords/a%2Fb%3F', { hidden: true }],
    ['/analytics/keywords/a%2Fb%3F', { hidden: false }],
  ]);
});

test.each(Object.keys(failures) as Failure[])(
  'what is met with %s is said beside the word, which stays',
  async (failure) => {
    const { user } = await open(operatorSample);
    await user.click(screen.getByText('言葉を隠す'));
    edge.answer({ 'PUT /analytics/keywords/:keyword': failures[failure] });
    await user.click(screen.getByRole('button', { name: /^隠す.*引っ越し/ }));
    const row = screen.getByRole('button', { name: /^隠す.*引っ越し/ }).closest('li');
    await waitFor(() => expect(row?.querySelector('[role=alert]')?.textContent).not.toBe(''));
    screen.getByText('引っ越し 12,A/B? 7');
  },
);
