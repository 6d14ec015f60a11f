const yearSeconds = 365 * 24 * 60 * 60;

/** For addresses without a language: the web server reads this cookie. */
export function rememberLocale(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `locale=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
