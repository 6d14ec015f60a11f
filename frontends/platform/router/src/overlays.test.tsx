import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  createBrowserRouter,
  Link,
  RouterProvider,
  useCloseOnBack,
  useLocation,
  useNavigate,
} from './index.ts';

type Names = 'menu' | 'inquiry';

function Overlay({ name, onClose, onOther }: { name: Names; onClose: () => void; onOther: () => void }) {
  const navigate = useNavigate();
  useCloseOnBack(onClose);
  const goOn = () => {
    onClose();
    navigate('/done');
  };
  return (
    <section aria-label={name}>
      <button type="button" onClick={onClose}>
        close {name}
      </button>
      <button type="button" onClick={onOther}>
        over {name}
      </button>
      <Link to="/linked" onClick={onClose}>
        link in {name}
      </Link>
      <button type="button" onClick={goOn}>
        done in {name}
      </button>
    </section>
  );
}

let drawn = 0;

function Page() {
  const [open, setOpen] = useState<Names[]>([]);
  const { pathname } = useLocation();
  const [draft, setDraft] = useState('');
  drawn += 1;
  const close = (name: Names) => setOpen((now) => now.filter((each) => each !== name));
  return (
    <>
      <h1>{pathname}</h1>
      <input aria-label="draft" value={draft} onChange={({ target }) => setDraft(target.value)} />
      <button type="button" onClick={() => setOpen(['menu'])}>
        open
      </button>
      <button type="button" onClick={() => setOpen(['inquiry'])}>
        change
      </button>
      {open.map((name) => (
        <Overlay
          key={name}
          name={name}
          onClose={() => close(name)}
          onOther={() => setOpen(['menu', 'inquiry'])}
        />
      ))}
    </>
  );
}

async function start() {
  history.pushState(null, '', '/before');
  const router = createBrowserRouter([{ path: '*', element: <Page key="page" /> }]);
  render(<RouterProvider router={router} />);
  await router.navigate('/page');
  await at('/page');
  const user = userEvent.setup({ delay: null });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press, router };
}

const at = (path: string) => screen.findByRole('heading', { name: path });
const isOpen = (name: Names) => screen.findByRole('region', { name });
const isClosed = (name: Names) => waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
const hasEntries = (count: number) => waitFor(() => expect(Number(history.state.overlays ?? 0)).toBe(count));
const go = async (delta: number) => {
  const before = history.state;
  history.go(delta);
  await waitFor(() => expect(history.state).not.toBe(before));
};
const openMenu = async (press: (name: string) => Promise<void>) => {
  await press('open');
  await isOpen('menu');
  await hasEntries(1);
};

test('Back closes what lies over the page, which neither moves nor is drawn for it; forward does nothing', async () => {
  const { user, press, router } = await start();
  await user.type(screen.getByLabelText('draft'), 'kept');
  await openMenu(press);
  const { key } = router.state.location;
  await go(-1);
  await isClosed('menu');
  const before = drawn;
  await go(1);
  await go(-1);
  expect([drawn, router.state.location.key]).toEqual([before, key]);
  await at('/page');
  expect(screen.getByLabelText<HTMLInputElement>('draft').value).toBe('kept');
  await go(-1);
  await at('/before');
});

test('closed by a button it leaves nothing behind for Back', async () => {
  const { press } = await start();
  await openMenu(press);
  await press('close menu');
  await isClosed('menu');
  await hasEntries(0);
  await go(-1);
  await at('/before');
});

test('of two, one over the other, Back closes the one on top', async () => {
  const { press } = await start();
  await openMenu(press);
  await press('over menu');
  await hasEntries(2);
  await go(-1);
  await isClosed('inquiry');
  await isOpen('menu');
  await go(-1);
  await isClosed('menu');
  await at('/page');
});

test('one that closes as another opens leaves its place to it', async () => {
  const { press } = await start();
  await openMenu(press);
  await press('change');
  await isOpen('inquiry');
  await hasEntries(1);
  await go(-1);
  await isClosed('inquiry');
  await go(-1);
  await at('/before');
});

test.each([
  ['a link', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('link')), '/linked'],
  [
    'what was done',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'done in menu' })),
    '/done',
  ],
])('after %s in it led elsewhere, Back leads to the page below', async (_, leave, place) => {
  const { user, press } = await start();
  await openMenu(press);
  await leave(user);
  await at(place);
  await hasEntries(0);
  await go(-1);
  await at('/page');
  await isClosed('menu');
  await go(-1);
  await at('/before');
});

test('a link pressed right after it was closed leads on from the page', async () => {
  const { press, router } = await start();
  await openMenu(press);
  await press('close menu');
  await isClosed('menu');
  await router.navigate('/later');
  await at('/later');
  await go(-1);
  await at('/page');
  await go(-1);
  await at('/before');
});

test('after a reload with it open, the next one is closed by one Back', async () => {
  const { press } = await start();
  history.pushState({ ...history.state, overlays: 1 }, '');
  await openMenu(press);
  await go(-1);
  await isClosed('menu');
  await at('/page');
});

test('on a busy device, where the way back comes late, what was opened meanwhile stays', async () => {
  const { press } = await start();
  await openMenu(press);
  const goBack = history.go.bind(history);
  const busy = jest.spyOn(history, 'go').mockImplementation((delta) => void setTimeout(goBack, 800, delta));
  await press('close menu');
  await isClosed('menu');
  await waitFor(() => expect(busy).toHaveBeenCalled());
  busy.mockRestore();
  const pushed = jest.spyOn(history, 'pushState');
  await press('open');
  // It has an entry of its own once the one before it has gone.
  await waitFor(() => expect(pushed).toHaveBeenCalled(), { timeout: 20_000 });
  pushed.mockRestore();
  await isOpen('menu');
  await go(-1);
  await isClosed('menu');
  await at('/page');
});
