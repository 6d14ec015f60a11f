import { screen, waitFor, within } from '@testing-library/react';
import { edge, expectAccessible, show } from '../../../../platform/testing/src/index.ts';
import { DataPage } from './data-page.tsx';

const open = () =>
  show(['platform/charts', 'dashboard'], <DataPage />, { at: '/analyze/data', drawsMain: true });

test('each figure has its address, its columns, its terms and a table to take away', async () => {
  edge.answer({ 'GET /analytics/:widget': { body: 'key,label,count' } });
  const { user } = open();
  const leaders = within(document.getElementById('leaders') as HTMLElement);
  const address = leaders.getByRole('link', { name: '/api/v1/analytics/leaders' });
  expect(address.getAttribute('href')).toBe('/api/v1/analytics/leaders?lang=ja');
  leaders.getByText('key, label, count, user');
  leaders.getByText('どなたでも自由に利用できます');
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:table', revokeObjectURL: () => {} });
  await user.click(leaders.getByRole('button', { name: /^CSVで保存/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const [call] = edge.calls('GET /analytics/leaders');
  expect(call?.headers.get('accept')).toBe('text/csv');
  await expectAccessible();
});

test('a table that does not come is said so', async () => {
  edge.answer({ 'GET /analytics/:widget': { status: 503 } });
  const { user } = open();
  await user.click(screen.getAllByRole('button', { name: /^CSVで保存/ })[0] as HTMLElement);
  await screen.findByText('保存できませんでした。もう一度お試しください。');
});

test('the example is copied, or it is said that it was not', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'コピーする' }));
  await screen.findByText('コピーしました');
  expect(await navigator.clipboard.readText()).toMatch(
    /^curl -H 'Accept: text\/csv' 'http.*\/api\/v1\/analytics\/ideas\?period_start=.*'$/,
  );
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await user.click(screen.getByRole('button', { name: 'コピーする' }));
  await screen.findByText('コピーできませんでした。文字を選んでコピーしてください。');
});
