const key = 'ideabox.chunk-reload';
const guardMs = 60_000;

type Options = {
  /** Where one was going, when it was not to this very address. */
  to?: string;
  now?: number;
};

/** After a release the old chunks may be gone: one reload fetches the new page, and no more than one a minute. */
export function reloadOnce(page: Window, { to, now = Date.now() }: Options = {}): boolean {
  const last = Number(page.sessionStorage.getItem(key) ?? 0);
  // A clock that was put back must not hold the guard for ever.
  if (Math.abs(now - last) < guardMs) return false;
  page.sessionStorage.setItem(key, String(now));
  if (to) page.location.assign(to);
  else page.location.reload();
  return true;
}
