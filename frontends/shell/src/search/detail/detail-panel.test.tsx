import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { edge, expectAccessible, pageOf, show, siteSample } from '../../../../platform/testing/src/index.ts';
import { addDays, today } from '../dates/day.ts';
import { noSearch, type SearchValues } from '../search-values.ts';
import { DetailPanel } from './detail-panel.tsx';

const start = addDays(today(), -60);

/** The panel as the search form holds it, and what would be searched. */
function Stage({ first, searched }: { first: SearchValues; searched: (values: SearchValues) => void }) {
  const [values, setValues] = useState(first);
  const submit = () => searched(values);
  return (
    <form action={submit}>
      <DetailPanel
        id="search"
        values={values}
        onChange={(changed) => setValues({ ...values, ...changed })}
        onReset={() => setValues(noSearch)}
      />
    </form>
  );
}

const open = (first: Partial<SearchValues> = {}, visit = {}) => {
  edge.answer({ 'GET /members': pageOf([]) });
  const searched = jest.fn<void, [SearchValues]>();
  const { user } = show('shell', <Stage first={{ ...noSearch, ...first }} searched={searched} />, visit);
  const search = async () => {
    const times = searched.mock.calls.length;
    await user.click(screen.getByRole('button', { name: 'この条件で検索' }));
    await waitFor(() => expect(searched).toHaveBeenCalledTimes(times + 1));
    return searched.mock.lastCall?.[0];
  };
  return { user, search };
};
const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name });
const steps = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'アイデアの段階' });

test('all that is chosen is searched, and the details can be used by everyone', async () => {
  const [step] = siteSample.steppers;
  const { user, search } = open();
  await expectAccessible();
  await user.click(radio('検索の対象', 'タグのみ'));
  await user.selectOptions(steps(), step?.name ?? '');
  expect(await search()).toEqual({ ...noSearch, target: 'tag', step: step?.stepper_key });
});

test('a period’s length moves its last day, and a first day alone is one of any length', async () => {
  const { user, search } = open({ start });
  expect(radio('期間の長さ', '指定しない').checked).toBe(true);
  await user.click(radio('期間の長さ', '1週間'));
  expect(await search()).toMatchObject({ start, end: addDays(start, 6), period: 'week' });
  const [, , day] = within(screen.getByRole('group', { name: '最初の日' })).getAllByRole('spinbutton');
  await user.click(day as HTMLElement);
  await user.keyboard('{ArrowUp}');
  const moved = await search();
  expect([moved?.start, moved?.period]).not.toEqual([start, 'any']);
  expect(moved?.end).toBe(addDays(moved?.start ?? '', 6));
});

test('everything is put back at once', async () => {
  const { user, search } = open({ start, end: today(), target: 'idea', step: 'troubles' });
  await user.click(screen.getByRole('button', { name: '条件を元に戻す' }));
  expect(await search()).toEqual(noSearch);
});

test('without stages, as where they did not come, all of them are searched', async () => {
  const { search } = open({}, { site: { steppers: [] } });
  expect([...steps().options].map(({ text }) => text)).toEqual(['すべての段階']);
  await expectAccessible();
  expect(await search()).toEqual(noSearch);
});

test('a stage with the longest name an editor can give it is one to choose', async () => {
  const name = 'Donaudampfschifffahrt'.repeat(10);
  const { user, search } = open({}, { site: { steppers: [{ stepper_key: 'long', name }] } });
  await user.selectOptions(steps(), name);
  expect((await search())?.step).toBe('long');
});
