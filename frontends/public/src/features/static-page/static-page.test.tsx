import { screen } from '@testing-library/react';
import { edge, expectAccessible, show } from '../../../../platform/testing/src/index.ts';
import { StaticPage } from './static-page.tsx';

const visit = { at: '/page/rules', path: '/page/:key', locale: 'fr' as const };

function answer(page: object) {
  edge.answer({ 'GET /pages/:key': { body: { results: { page_key: 'rules', ...page } } } });
}

test('rules that nobody wrote in the reader’s language say so, how a browser translates them, and that they are Japanese', async () => {
  answer({ name: '利用規約', contents: '## 第1条\n\n同意します。', lang: 'ja' });
  show('public', <StaticPage />, visit);
  const title = await screen.findByRole('heading', { level: 1, name: '利用規約' });
  expect(title.closest('[lang]')?.getAttribute('lang')).toBe('ja');
  const words = await screen.findByText('同意します。');
  expect(words.closest('[lang]')?.getAttribute('lang')).toBe('ja');
  expect(screen.getByText(/n’est disponible qu’en japonais.*« Traduire »/)).toBeTruthy();
  await expectAccessible();
});

test('those that are in it say nothing of it', async () => {
  answer({ name: 'Conditions d’utilisation', contents: '## Article 1\n\nIl accepte.', lang: 'fr' });
  show('public', <StaticPage />, visit);
  const title = await screen.findByRole('heading', { level: 1, name: 'Conditions d’utilisation' });
  expect(title.closest('[lang]')).toBe(document.documentElement);
  await screen.findByText('Il accepte.');
  expect(screen.queryByText(/japonais/)).toBeNull();
});
