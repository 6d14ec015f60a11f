type Help = {
  isGone: (url: string) => Promise<boolean>;
  reloadOnce: (page: Window) => Promise<boolean>;
  startFailed: string;
};

/**
 * Runs in the document, as text. Takes the shell's scripts out of their template once there is something to read; unseen pages are
 * never painted. A script that does not come is fetched again, whoever asked for it: they hear of it only when all was in vain.
 * Where the shell does not come at all the page is loaded anew once, and then says what does not work.
 */
export function startPage({ isGone, reloadOnce, startFailed }: Help): void {
  const pausesMs = [300, 1_000, 3_000];
  const template = document.getElementById('scripts') as HTMLTemplateElement;
  const shellScripts = () =>
    [...template.content.querySelectorAll('script')].map((script) => script.cloneNode() as HTMLScriptElement);
  const known = new WeakSet<EventTarget>();
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const script of shellScripts()) document.head.append(Object.assign(script, { async: false }));
  };
  const isSame = (one: HTMLScriptElement, other: HTMLScriptElement) =>
    one.getAttribute('src') === other.getAttribute('src');
  const copyOf = (script: HTMLScriptElement) => {
    const { src, nonce, crossOrigin } = script;
    const own = shellScripts().find((each) => isSame(each, script));
    return own ?? Object.assign(document.createElement('script'), { src, nonce, crossOrigin });
  };
  /** Taken away afterwards: the bundler would wait for a script that is there already. */
  const comes = (script: HTMLScriptElement) =>
    new Promise<boolean>((resolve) => {
      known.add(script);
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
      document.head.append(script);
    }).finally(() => script.remove());
  const isFetchedAgain = async (script: HTMLScriptElement) => {
    for (const pause of pausesMs) {
      if (await isGone(script.src)) return false;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (await comes(copyOf(script))) return true;
    }
    return false;
  };
  const giveUp = async () => {
    if (await reloadOnce(window)) return;
    const place = document.getElementById('start-failed');
    const words = place?.querySelector('template');
    if (!place || !words) return;
    words.replaceWith(words.content);
    document.querySelector('#app > [aria-busy]')?.removeAttribute('aria-busy');
    place.querySelector('button')?.addEventListener('click', () => location.reload());
    addEventListener('online', () => location.reload());
  };

  addEventListener(
    'error',
    async (event) => {
      const script = event.target;
      if (!(script instanceof HTMLScriptElement) || known.has(script)) return;
      known.add(script);
      event.stopImmediatePropagation();
      const hasCome = await isFetchedAgain(script);
      script.dispatchEvent(new Event(hasCome ? 'load' : 'error'));
      if (!hasCome && shellScripts().some((each) => isSame(each, script))) void giveUp();
    },
    true,
  );
  addEventListener(startFailed, giveUp);
  setTimeout(start, 1_000);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}
