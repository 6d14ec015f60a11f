/**
 * What is done where a script of the site does not come. The shell calls these, and the document carries them as text for the
 * time before the shell is there: they use nothing but each other and the browser.
 */

/** What the shell tells the document when it cannot begin. */
export const startFailed = 'ideabox:start-failed';

const statusOf = (url: string): Promise<number> =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => 0,
  );

/** Whether a script is no longer there; one that only did not come is none such. */
export async function isGone(url: string): Promise<boolean> {
  const status = await statusOf(url);
  return status === 404 || status === 410;
}

/** Whether a page would come: otherwise the browser's own error, or the server's, would take the place of this one. */
export async function isReachable(url: string): Promise<boolean> {
  const status = await statusOf(url);
  return status > 0 && status < 500;
}

/** Loads the page anew, or the one that one was going to: at most once a minute, and where a page would come. */
export async function reloadOnce(page: Window, to?: string): Promise<boolean> {
  const key = 'ideabox.chunk-reload';
  if (!(await isReachable(to ?? page.location.href))) return false;
  try {
    const last = Number(page.sessionStorage.getItem(key) ?? 0);
    // A clock that was put back must not hold the guard for ever.
    if (Math.abs(Date.now() - last) < 60_000) return false;
    page.sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Where nothing can be kept, nothing would end the reloading.
    return false;
  }
  if (to) page.location.assign(to);
  else page.location.reload();
  return true;
}

/** All of it, as a script. */
export const missingScriptsSource = `const statusOf = ${statusOf};${isGone}${isReachable}${reloadOnce}`;
