import { screen } from '@testing-library/react';
import { show } from '../../../../platform/testing/src/index.ts';
import { votesUntilNow } from '../../testing/votes-until-now.ts';
import { FigureCard } from './figure-card.tsx';

beforeEach(() => {
  // A Wednesday in the middle of a month.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T03:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

describe('a day that is not over is told, and compared with no whole day', () => {
  test('in a figure', async () => {
    const { edge } = show('dashboard', <FigureCard metric="votes" category={undefined} />);
    edge.answer({ 'GET /analytics/votes': votesUntilNow });
    await screen.findByText('増減なし');
    screen.getByText('300');
    screen.getByText('前の30日間：300');
    screen.getByText('今日（途中）：3');
  });
});
