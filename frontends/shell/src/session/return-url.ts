import { pathOnSite } from '@ideabox/contract';

const key = 'ideabox.return_url';

/** Where to come back to; who tries again from the way back itself still wants to go where they were. */
export function rememberReturnUrl(location: Location): void {
  if (location.pathname.endsWith('/callback')) return;
  localStorage.setItem(key, location.pathname + location.search + location.hash);
}

/** Where one was before going to the provider, always on this site; forgotten once taken. */
export function takeReturnUrl(home: string): string {
  const url = localStorage.getItem(key);
  localStorage.removeItem(key);
  return pathOnSite(url) ?? home;
}

export function forgetReturnUrl(): void {
  localStorage.removeItem(key);
}
