class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Without a layout everything is in sight. */
class SightObserver extends Observer {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    super();
    this.#seen = seen;
  }
  override observe(target?: Element) {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.#seen([entry], this as unknown as IntersectionObserver));
  }
}

/** The network is what the test says, and it says nothing of sockets: none ever opens. */
class ClosedSocket extends EventTarget {
  readonly readyState = 0;
  send() {}
  close() {}
}

/** What jsdom leaves out because it draws nothing: nothing is resized or scrolled, and no media query holds. Locks are for one tab. */
export function completeWindow(): void {
  Object.assign(window, {
    CSS: { escape: (words: string) => words.replace(/[^\w-]/g, '\\$&'), supports: () => false },
    IntersectionObserver: SightObserver,
    ResizeObserver: Observer,
    WebSocket: ClosedSocket,
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    scrollTo: () => {},
  });
  Element.prototype.scrollIntoView = () => {};
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.defineProperty(navigator, 'locks', {
    value: { request: async <T>(_name: string, act: () => Promise<T>) => act() },
  });
}
