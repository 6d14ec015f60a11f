/** Enough of a browser's cookies for one login at one origin: names, values, paths and deletion. */
export class CookieJar {
  readonly #cookies = new Map<string, { path: string; pair: string }>();

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf('='));
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
      const key = `${name} ${path}`;
      if (attributes.some((attribute) => /^expires=.* 1970 /i.test(attribute))) this.#cookies.delete(key);
      else this.#cookies.set(key, { path, pair });
    }
  }

  list(): { name: string; value: string; path: string }[] {
    return [...this.#cookies.values()].map(({ path, pair }) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), path };
    });
  }

  header(url: URL): string {
    return [...this.#cookies.values()]
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ pair }) => pair)
      .join('; ');
  }
}
