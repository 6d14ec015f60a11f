import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { edge, expectAccessible, failures, pageOf, show } from '../../../../platform/testing/src/index.ts';
import { MemberField } from './member-field.tsx';

const hanako = { id: 'a0000000-0000-4000-8000-000000000001', portal_name: '山田花子' };
const taro = { id: 'a0000000-0000-4000-8000-000000000002', portal_name: '山田太郎' };

function Stage() {
  const [member, setMember] = useState('');
  return (
    <>
      <MemberField id="member" memberId={member} onChange={setMember} />
      <code>{member}</code>
    </>
  );
}

const open = () => show('shell', <Stage />);
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '投稿した人' });
const chosen = () => screen.getByRole('code').textContent;

test('whoever is chosen from the suggestions is meant, until one types on', async () => {
  edge.answer({ 'GET /members': pageOf([hanako, taro]), 'GET /members/:id': { body: { results: taro } } });
  const { user } = open();
  await user.type(field(), '山田');
  await user.click(await screen.findByRole('option', { name: '山田太郎' }));
  await waitFor(() => expect(chosen()).toBe(taro.id));
  await user.type(field(), '？');
  await waitFor(() => expect(chosen()).toBe(''));
});

test('a name that means exactly one is enough', async () => {
  edge.answer({ 'GET /members': pageOf([hanako]), 'GET /members/:id': { body: { results: hanako } } });
  const { user } = open();
  await user.type(field(), '山田花子');
  await waitFor(() => expect(chosen()).toBe(hanako.id));
});

test.each([
  ['nobody is found', pageOf([]), 'この名前の会員は見つかりませんでした'],
  ['several are', pageOf([hanako, taro]), '候補から会員を選んでください'],
])('where %s, that is said at the field', async (_, answer, words) => {
  edge.answer({ 'GET /members': answer });
  const { user } = open();
  await user.type(field(), '山田');
  const hint = await screen.findByText(words);
  expect(field().getAttribute('aria-describedby')).toBe(hint.id);
  await expectAccessible();
});

test('where suggestions do not come the field is one to type in', async () => {
  edge.answer({ 'GET /members': failures[503] });
  const { user } = open();
  await user.type(field(), '山田');
  await waitFor(() => expect(edge.calls('GET /members').length).toBeGreaterThan(0));
  expect([field().value, screen.queryByRole('listbox'), chosen()]).toEqual(['山田', null, '']);
});
