class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/**
 * What jsdom leaves out because it draws nothing: nothing is ever seen, resized or scrolled, and no media query holds. Locks are
 * there for one tab, which never waits for another.
 */
export function completeWindow(): void {
  Object.assign(window, {
    CSS: { escape: (words: string) => words.replace(/[^\w-]/g, '\\$&'), supports: () => false },
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    scrollTo: () => {},
  });
  Element.prototype.scrollIntoView = () => {};
  Object.defineProperty(navigator, 'locks', {
    value: { request: async <T>(_name: string, act: () => Promise<T>) => act() },
  });
}
