import { lazyPart } from '@ideabox/ui';
import { screen, waitFor } from '@testing-library/react';
import { expectAccessible, show } from '../../platform/testing/src/index.ts';

type Props = { words: string; onClose?: () => void };
const Part = ({ words }: Props) => <p>{words}</p>;

/** How a part comes: later, or not; what is not taken care of is left to the shell, which looks whether there was a release. */
function delivery() {
  const leftToShell: unknown[] = [];
  const asked: { come: () => void; fail: () => void }[] = [];
  const load = () =>
    ({
      // biome-ignore lint/suspicious/noThenProperty: a promise would report to jest what is left to the shell
      then: (here: (part: typeof Part) => void, failed: (error: Error) => void) =>
        asked.push({
          come: () => here(Part),
          fail: () => {
            const error = new Error('Loading chunk failed');
            try {
              failed(error);
            } catch (left) {
              leftToShell.push(left === error);
            }
          },
        }),
    }) as unknown as Promise<typeof Part>;
  return { load, asked, leftToShell };
}

const whole = '読み込めませんでした。通信の状態を確認し、もう一度お試しください。';

test('its place is held while it comes; once here it is there at once, everywhere', async () => {
  const { load, asked } = delivery();
  const Lazy = lazyPart(load, { waiting: <p>まだです</p> });
  const { unmount } = show([], <Lazy words="届きました" />);
  screen.getByText('まだです');
  asked[0]?.come();
  await screen.findByText('届きました');
  unmount();
  show([], <Lazy words="すぐに" />);
  screen.getByText('すぐに');
  expect(asked).toHaveLength(1);
});

test('what does not come says so in its place, and is fetched anew on a press', async () => {
  const { load, asked, leftToShell } = delivery();
  const Lazy = lazyPart(load);
  const { user } = show([], <Lazy words="届きました" />);
  asked[0]?.fail();
  const note = await screen.findByText('読み込めませんでした');
  expect(note.closest('[role=alert]')).toBeTruthy();
  expect(leftToShell).toEqual([true]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  asked[1]?.come();
  await screen.findByText('届きました');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what can be closed is closed with a word, and the next press tries anew', async () => {
  const { load, asked, leftToShell } = delivery();
  const Lazy = lazyPart(load);
  const onClose = jest.fn();
  const { unmount } = show([], <Lazy words="届きました" onClose={onClose} />);
  asked[0]?.fail();
  await screen.findByText(whole);
  expect([onClose.mock.calls.length, leftToShell]).toEqual([1, [true]]);
  unmount();
  show([], <Lazy words="届きました" onClose={onClose} />);
  asked[1]?.come();
  await screen.findByText('届きました');
});

test('what the page does without is simply not there', async () => {
  const { load, asked, leftToShell } = delivery();
  const Lazy = lazyPart(load, { waiting: <p>まだです</p>, failed: null });
  show([], <Lazy words="届きました" />);
  asked[0]?.fail();
  await waitFor(() => expect(screen.queryByText('まだです')).toBeNull());
  expect([screen.queryByRole('alert'), leftToShell]).toEqual([null, [true]]);
});

test('whoever has left is not told that it did not come', () => {
  const { load, asked, leftToShell } = delivery();
  const Lazy = lazyPart(load);
  const onClose = jest.fn();
  const { unmount } = show([], <Lazy words="届きました" onClose={onClose} />);
  unmount();
  asked[0]?.fail();
  expect([onClose.mock.calls.length, leftToShell, screen.queryByText(whole)]).toEqual([0, [true], null]);
});
