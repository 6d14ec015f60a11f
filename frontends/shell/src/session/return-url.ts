const key = 'ideabox.return_url';

export function rememberReturnUrl(location: Location): void {
  localStorage.setItem(key, location.pathname + location.search + location.hash);
}

/** Where one was before going to the provider, always on this site; forgotten once taken. */
export function takeReturnUrl(home: string): string {
  const url = localStorage.getItem(key);
  localStorage.removeItem(key);
  const isLocal = url?.startsWith('/') && !url.startsWith('//') && !url.startsWith('/\\');
  return isLocal && url ? url : home;
}

export function forgetReturnUrl(): void {
  localStorage.removeItem(key);
}
