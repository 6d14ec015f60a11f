import { screen } from '@testing-library/react';
import { expectAccessible, show } from '../../../platform/testing/src/index.ts';
import { Choice } from './choice.tsx';

const chosen = () => screen.getByRole('link', { current: true }).textContent;

test.each([
  ['', '投票数'],
  ['?by=points', 'ポイント'],
  ['?by=divided', '賛否の割れ方'],
  ['?by=growth', '伸び'],
  ['?by=age', '投票数'],
  ['?by=', '投票数'],
  ['?by=__proto__', '投票数'],
  ['?of=points', '投票数'],
])('%s is %s', (search, name) => {
  show('dashboard', <Choice name="by" />, { at: `/analyze/overview${search}` });
  expect(chosen()).toBe(name);
});

test('a choice is the address, which keeps what else it says, and is said in words', async () => {
  const { user, address } = show('dashboard', <Choice name="by" />, { at: '/analyze/overview?period=week' });
  const said = screen.getByText('', { selector: 'main [role=status]' });
  await user.click(screen.getByRole('link', { name: '伸び' }));
  expect(address()).toBe('/analyze/overview?period=week&by=growth');
  expect(said.textContent).toBe('「伸び」の表示にしました');
  await user.click(screen.getByRole('link', { name: '投票数' }));
  expect(address()).toBe('/analyze/overview?period=week');
  await expectAccessible();
});
