import { screen, waitFor, within } from '@testing-library/react';
import {
  edge,
  expectAccessible,
  type Failure,
  failures,
  operatorSample,
  pageOf,
  refusedFields,
  show,
} from '../../../../../platform/testing/src/index.ts';
import { topicSample } from '../../../testing/topic-sample.ts';
import { TopicsPage } from '../topics-page.tsx';

const moving = topicSample({ hidden: false });
const disaster = topicSample({ id: 13, name: '防災・避難所', idea_count: 9, hidden: false });

const decided = (change: object) => ({
  body: { results: { id: 13, name: '防災・避難所', hidden: false, merge_into: null, ...change } },
});

/** The page with the smaller of two topics opened, as an operator sees it. */
const open = async (topics = [moving, disaster]) => {
  edge.answer({ 'GET /analytics/topics': pageOf(topics) });
  const opened = show(['platform/charts', 'dashboard'], <TopicsPage />, {
    at: '/analyze/topics?topic=13',
    who: operatorSample,
    drawsMain: true,
  });
  await screen.findByRole('heading', { level: 4, name: '事務局の操作' });
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, press };
};

const sent = () => edge.calls('PUT /analytics/topics/:id').map(({ path, body }) => [path, body]);
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a topic gets another name, which the list shows at once, and its words name it again', async () => {
  const { press, fill } = await open();
  await press('名前を変える');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^話題の名前/ });
  expect(field.value).toBe('防災・避難所');
  await fill(field, '  ');
  await press('この名前にする');
  await screen.findByText('話題の名前を入力してください');
  await fill(field, '字'.repeat(101));
  await press('この名前にする');
  await screen.findByText('100文字以内で入力してください');
  await expectAccessible();
  edge.answer({ 'PUT /analytics/topics/:id': decided({ name: '災害への備え' }) });
  await fill(field, ' 災害への備え ');
  await press('この名前にする');
  await screen.findByText('話題の名前を「災害への備え」にしました');
  expect(names()).toEqual(['引っ越し・役所・手続き', '災害への備え']);
  expect(document.activeElement?.textContent).toBe('名前を変える');
  edge.answer({ 'PUT /analytics/topics/:id': decided({}) });
  await press('名前を変える');
  await press('言葉から付けた名前に戻す');
  await waitFor(() => expect(names()).toEqual(['引っ越し・役所・手続き', '防災・避難所']));
  expect(sent()).toEqual([
    ['/analytics/topics/13', { name: '災害への備え' }],
    ['/analytics/topics/13', { name: null }],
  ]);
  expect(edge.calls('GET /analytics/topics')).toHaveLength(1);
});

test('a topic is hidden from others, stays in sight of operators, and is shown again', async () => {
  const { press } = await open();
  edge.answer({ 'PUT /analytics/topics/:id': decided({ hidden: true }) });
  await press('この話題を隠す');
  await screen.findByText('話題を隠しました。事務局以外の方には表示されません。');
  screen.getByText('非表示');
  edge.answer({ 'PUT /analytics/topics/:id': decided({}) });
  await press('この話題をまた表示する');
  await screen.findByText('話題をまた表示しました');
  expect(screen.queryByText('非表示')).toBeNull();
  expect(sent().map(([, body]) => body)).toEqual([{ hidden: true }, { hidden: false }]);
});

test('a topic is merged into one that is chosen, and parted again', async () => {
  const { press, user } = await open();
  await press('ほかの話題にまとめる');
  const dialog = within(
    await screen.findByRole('dialog', { name: '「防災・避難所」をほかの話題にまとめる' }),
  );
  await user.click(dialog.getByRole('button', { name: 'まとめる' }));
  dialog.getByText('まとめる先の話題を選んでください');
  expect(sent()).toEqual([]);
  await expectAccessible();
  edge.answer({ 'PUT /analytics/topics/:id': decided({ merge_into: 12 }) });
  await user.selectOptions(dialog.getByRole('combobox'), '引っ越し・役所・手続き');
  await user.click(dialog.getByRole('button', { name: 'まとめる' }));
  await screen.findByText('「防災・避難所」を「引っ越し・役所・手続き」にまとめました');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(names()).toEqual(['引っ越し・役所・手続き']);
  screen.getByText('32', { selector: 'dd' });
  edge.answer({ 'PUT /analytics/topics/:id': decided({}) });
  await press('元に戻す');
  await waitFor(() => expect(names()).toEqual(['引っ越し・役所・手続き', '防災・避難所']));
  screen.getByText('23', { selector: 'dd' });
  expect(sent().map(([, body]) => body)).toEqual([{ merge_into: 12 }, { merge_into: null }]);
});

test('the only topic can be merged into none', async () => {
  await open([disaster]);
  expect(screen.queryByRole('button', { name: 'ほかの話題にまとめる' })).toBeNull();
});

test.each(Object.keys(failures) as Failure[])(
  'what is met with %s is said where it was asked for, and nothing is lost',
  async (failure) => {
    const { press, fill } = await open();
    edge.answer({ 'PUT /analytics/topics/:id': failures[failure] });
    await press('この話題を隠す');
    const alert = () => screen.getAllByRole('alert').find(({ textContent }) => textContent);
    await waitFor(() => expect(alert()).toBeDefined());
    expect(screen.queryByText('非表示')).toBeNull();
    await press('名前を変える');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^話題の名前/ });
    await fill(field, '災害への備え');
    await press('この名前にする');
    await waitFor(() => expect(field.form?.querySelector('[role=alert]:not(:empty)')).not.toBeNull());
    expect([field.value, names()]).toEqual(['災害への備え', ['引っ越し・役所・手続き', '防災・避難所']]);
  },
);

test('a name that the API does not take is said so, and stays to be mended', async () => {
  const { press } = await open();
  edge.answer({ 'PUT /analytics/topics/:id': refusedFields({ name: ['invalid'] }) });
  await press('名前を変える');
  await press('この名前にする');
  await screen.findByText(/^入力内容に/);
  screen.getByRole('textbox', { name: /^話題の名前/ });
});
