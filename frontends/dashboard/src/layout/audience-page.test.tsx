import { type Member, paths } from '@ideabox/contract';
import { screen } from '@testing-library/react';
import { memberSample, show } from '../../../platform/testing/src/index.ts';
import { AudiencePage } from './audience-page.tsx';

const withRole = (role: string): Member => ({ ...memberSample, roles: [role] });
const own = '/analyze/user';
const led = 'お探しの対象の集計は表示できないため、一般の会員と訪問者の集計を表示しています。';

const open = (who: Member | 'visitor' | 'loading', at: string) =>
  show(
    'dashboard',
    <AudiencePage part="user" name="attributes">
      {({ audience }) => <p>counted: {audience}</p>}
    </AudiencePage>,
    { who, at, path: `${paths.dashboard('user')}/:role?`, drawsMain: true },
  );

const everyone = {
  visitor: 'visitor' as const,
  general: withRole('general'),
  'semi-operator': withRole('semi-operator'),
};
const dashboardRoles = {
  supporter: withRole('supporter'),
  operator: withRole('operator'),
  admin: withRole('admin'),
};
const words = ['general', 'supporter', 'admin', 'everyone', 'ADMIN', '%E2%80%AE'];

describe.each(Object.keys(everyone) as (keyof typeof everyone)[])('for a %s', (role) => {
  test.each(words)('%s is what they may see, or leads there and says so', async (word) => {
    const { address } = open(everyone[role], `${own}/${word}?period=week`);
    await screen.findByText('counted: general');
    const isOwn = word === 'general';
    expect(address()).toBe(isOwn ? `${own}/general?period=week` : `${own}?period=week`);
    expect(screen.queryByText(led) === null).toBe(isOwn);
    expect(screen.queryByRole('list', { name: '集計の対象' })).toBeNull();
  });
});

describe.each(Object.keys(dashboardRoles) as (keyof typeof dashboardRoles)[])('for a %s', (role) => {
  test.each(words)('%s is shown where it is an audience', async (word) => {
    const { address } = open(dashboardRoles[role], `${own}/${word}?period=week`);
    const isKnown = ['general', 'supporter', 'admin'].includes(word);
    await screen.findByText(`counted: ${isKnown ? word : 'general'}`);
    expect(address()).toBe(isKnown ? `${own}/${word}?period=week` : `${own}?period=week`);
    expect(screen.queryByText(led) === null).toBe(isKnown);
    const tabs = screen.getAllByRole('link', { current: true }).map((link) => link.getAttribute('href'));
    expect(tabs).toContain(`${own}/${isKnown ? word : 'general'}?period=week`);
  });
});

test('while it is not known who reads, nobody is refused; then they are led or shown', async () => {
  const { become, address } = open('loading', `${own}/admin`);
  expect(screen.getByRole('heading', { level: 1 })).not.toBeNull();
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  expect([screen.queryByText(/^counted/), screen.queryByText(led), address()]).toEqual([
    null,
    null,
    `${own}/admin`,
  ]);
  become(withRole('admin'));
  await screen.findByText('counted: admin');
  become('expired');
  await screen.findByText('counted: general');
  screen.getByText(led);
});
