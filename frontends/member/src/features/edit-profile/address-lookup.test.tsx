import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  type Answer,
  edge,
  expectAccessible,
  failures,
  failureWords,
  heavyWords,
  memberSample,
  show,
} from '../../../../platform/testing/src/index.ts';
import { profileSample } from '../../testing/samples.ts';
import { Contact } from './contact.tsx';
import { draftOf } from './draft.ts';
import type { PostalAddress } from './get-postal-code.ts';

const call = 'GET /postal_codes/:code';
const found = (change: Partial<PostalAddress> = {}) => ({
  body: {
    results: {
      region: '13',
      city: '千代田区',
      street: '霞が関',
      streets: [],
      ...change,
    } satisfies PostalAddress,
  },
});

function Form() {
  const form = useForm({ defaultValues: draftOf(profileSample()) });
  return (
    <FormProvider {...form}>
      <form>
        <Contact />
      </form>
    </FormProvider>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const address = () => ['都道府県', '市区町村', '町名'].map((name) => field(name).value);

const open = (code = '100-0013') => {
  const page = show('member', <Form />, { who: memberSample });
  const ask = async () => {
    if (code) await page.fill(field('郵便番号'), code);
    await page.user.click(screen.getByRole('button', { name: '郵便番号から住所を入力' }));
  };
  return { ...page, ask };
};

test('what the code says is filled in and said, and one goes on with what it does not say', async () => {
  edge.answer({ [call]: found() });
  const { ask } = open(' 100-0013 ');
  await ask();
  await screen.findByText('住所を入力しました。続けて番地などをご入力ください。');
  expect(address()).toEqual(['13', '千代田区', '霞が関']);
  expect(document.activeElement).toBe(field('町名'));
  expect(edge.calls(call).map(({ path }) => path)).toEqual(['/postal_codes/100-0013']);
  await expectAccessible();
});

test('where a code has several streets they are offered, however long, and what was typed stays', async () => {
  const streets = ['丸の内', heavyWords];
  edge.answer({ [call]: found({ street: null, streets }) });
  const { ask, fill } = open();
  await fill(field('町名'), '1丁目');
  await ask();
  await screen.findByText('都道府県と市区町村を入力しました。続けて町名をご入力ください。');
  expect(address()).toEqual(['13', '千代田区', '1丁目']);
  const offered = [...(field('町名').list?.options ?? [])].map(({ value }) => value);
  expect(offered).toEqual(streets);
  await expectAccessible();
});

test('without a code nothing is asked, and one is led to its field', async () => {
  const { ask } = open('');
  await ask();
  screen.getByText('郵便番号を入力してください。');
  expect(document.activeElement).toBe(field('郵便番号'));
  expect(edge.calls(call)).toEqual([]);
});

const unknown = 'この郵便番号の住所は見つかりませんでした。';

const refusals: [Answer, string][] = [
  [failures[404], unknown],
  [{ status: 400, body: { message: 'x' } }, unknown],
  ...failureWords
    .map(([failure, words]): [Answer, string] => [failures[failure], words])
    .filter(([answer]) => answer !== failures[404]),
];

test.each(refusals)(
  'what does not come (%j) is said, changes nothing, and may be asked for again',
  async (answer, words) => {
    edge.answer({ [call]: answer });
    const { ask, fill } = open();
    await fill(field('市区町村'), '港区');
    await ask();
    const note = await screen.findByText(new RegExp(words));
    expect(note.getAttribute('role')).toBe('status');
    expect(address()).toEqual(['00', '港区', '']);
    edge.answer({ [call]: found() });
    await ask();
    await waitFor(() => expect(address()).toEqual(['13', '千代田区', '霞が関']));
  },
);

test('while the answer is under way a second press asks nothing more', async () => {
  let answer: (value: ReturnType<typeof found>) => void = () => {};
  edge.answer({
    [call]: () =>
      new Promise((done) => {
        answer = done;
      }),
  });
  const { ask, user } = open();
  await ask();
  const button = screen.getByRole('button', { name: '郵便番号から住所を入力' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await user.click(button);
  expect(edge.calls(call)).toHaveLength(1);
  answer(found());
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
});
