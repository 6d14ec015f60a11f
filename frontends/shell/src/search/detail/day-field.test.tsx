import { screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../../../../platform/testing/src/index.ts';
import { addDays, today } from '../dates/day.ts';
import { DayField } from './day-field.tsx';

/** Amid a month, so that a day sooner is one of the same. */
const ahead = `${addDays(today(), 90).slice(0, 8)}15`;

function Stage({ searched }: { searched: (day: string) => void }) {
  const [day, setDay] = useState(ahead);
  const take = (entered: string) => {
    setDay(entered);
    searched(entered);
  };
  return (
    <>
      <DayField label="終了日" value={day} onChange={take} />
      <button type="button">検索</button>
    </>
  );
}

const shown = () =>
  screen.getAllByRole('spinbutton').map((part) => Number(part.getAttribute('aria-valuenow')));

test('what stands in the field is what is searched, also once a period reaches ahead', async () => {
  const searched = jest.fn();
  const { user } = show('shell', <Stage searched={searched} />);
  const [year, month, day] = ahead.split('-').map(Number);
  const [yearPart, , dayPart] = screen.getAllByRole('spinbutton') as [HTMLElement, HTMLElement, HTMLElement];
  await user.click(dayPart);
  await user.keyboard('{ArrowDown}');
  expect(searched).toHaveBeenLastCalledWith(`${ahead.slice(0, 8)}14`);
  await user.click(yearPart);
  await user.keyboard('{ArrowUp}');
  await user.click(screen.getByRole('button', { name: '検索' }));
  expect([shown(), searched.mock.calls.length]).toEqual([[year, month, (day ?? 0) - 1], 1]);
});
