import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, show } from '../../../../../platform/testing/src/index.ts';
import { TranslateToggle } from './translate-toggle.tsx';
import type { Translation } from './translation.ts';

const words = { name: '題名', raw_contents: '本文' };

function Stage() {
  const [translation, setTranslation] = useState<Translation>();
  return (
    <>
      <h1>{translation?.name ?? words.name}</h1>
      <TranslateToggle words={words} to="fr" isTranslated={Boolean(translation)} onShow={setTranslation} />
    </>
  );
}

/** A browser that translates once its model has come; `come` brings it, `fail` says that there is none. */
const open = () => {
  const model = Promise.withResolvers<void>();
  const destroy = jest.fn();
  const create = jest.fn(async () => {
    await model.promise;
    return { translate: async (line: string) => `« ${line} »`, destroy };
  });
  window.Translator = { availability: async () => 'downloadable', create };
  const page = show('public', <Stage />, { locale: 'fr' });
  return {
    ...page,
    create,
    destroy,
    come: () => model.resolve(),
    fail: () => model.reject(new Error('none')),
  };
};
afterEach(() => {
  window.Translator = undefined;
});

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const button = () => screen.getByRole('button');

test('while the model comes that is said; then the words are those of the browser, and so is that', async () => {
  const { user, create, destroy, come } = open();
  expect([title(), said(), create.mock.calls.length]).toEqual(['題名', '', 0]);
  await user.click(button());
  await waitFor(() => expect(said()).toMatch(/^Traduction en cours/));
  await expectAccessible();
  come();
  await waitFor(() => expect(title()).toBe('« 題名 »'));
  expect(said()).toMatch(/automatique/);
  expect(destroy).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

test('the original comes back by the same button, and the translation without asking again', async () => {
  const { user, create, come } = open();
  come();
  await user.click(button());
  await waitFor(() => expect(title()).toBe('« 題名 »'));
  await user.click(button());
  expect(title()).toBe('題名');
  expect(said()).not.toBe('');
  await user.click(button());
  await waitFor(() => expect(title()).toBe('« 題名 »'));
  expect([create.mock.calls.length, document.activeElement]).toEqual([1, button()]);
});

test('where it fails the original stays, and it can be tried again', async () => {
  const { user, create, fail } = open();
  await user.click(button());
  fail();
  await waitFor(() => expect(said()).toMatch(/n’a pas/));
  expect(title()).toBe('題名');
  await expectAccessible();
  await user.click(button());
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
});
