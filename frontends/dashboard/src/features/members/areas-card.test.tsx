import { screen } from '@testing-library/react';
import { expectAccessible, pageOf, show } from '../../../../platform/testing/src/index.ts';
import { dashboardAnswers } from '../../testing/samples.ts';
import { AreasCard } from './areas-card.tsx';

const suppressed = '会員が少ない地域の7人は、どの地域かを示さず、まとめて数えています。';

const open = (search: string) => {
  const { edge } = show(
    ['platform/charts', 'dashboard'],
    <AreasCard period={{ choice: 'date' }} category={undefined} audience="general" />,
    { at: `/analyze/user${search}` },
  );
  edge.answer(dashboardAnswers());
  return edge;
};

test('members of each prefecture are counted, and those of places with few are told in words and in the table', async () => {
  open('?table=areas');
  await screen.findByText(`最も多いのは「東京都」の60で、「鳥取県」の10が続きます。${suppressed}`);
  screen.getByRole('row', { name: '東京都 60 0.43' });
  screen.getByRole('row', { name: 'その他（少人数のためまとめて表示） 7 —' });
  await expectAccessible();
});

test('a small prefecture comes first by how many live there; who counted them and when is said', async () => {
  open('?map=rate');
  const source = '人口は、総務省統計局「令和2年国勢調査」（2020年10月1日現在）によります。';
  await screen.findByText(
    `人口10万人あたりの会員数です。最も多いのは「鳥取県」の1.8で、「東京都」の0.43が続きます。${suppressed}${source}`,
  );
});

test('of too few members nothing is told, and it says when something is shown', async () => {
  open('').answer({ 'GET /analytics/areas': pageOf([]) });
  await screen.findByText('内訳は、会員が5人以上になると表示します');
  expect(screen.queryByRole('img')).toBeNull();
});
