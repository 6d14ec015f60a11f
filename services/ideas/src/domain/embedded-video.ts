const idAfter = (path: string, words: string) =>
  new RegExp(`^/(?:${words})/([\\w-]{11})(?:/|$)`).exec(path)?.[1];

const secondsOf = (time: string | null): number => {
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/.exec(time ?? '') ?? [];
  return Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
};

const youTube = (id: string | null | undefined, query: URLSearchParams): string | undefined => {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsOf(query.get('t') ?? query.get('start'));
  // The host that sets no cookie until the video is played.
  return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`;
};

const vimeo = (path: string, query: URLSearchParams): string | undefined => {
  const [, id, inPath] = /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(path) ?? [];
  const unlisted = inPath ?? /^[0-9a-f]{6,20}$/.exec(query.get('h') ?? '')?.[0];
  return id && `https://player.vimeo.com/video/${id}${unlisted ? `?h=${unlisted}` : ''}`;
};

const niconico = (path: string): string | undefined => {
  const id = /^\/(?:watch\/)?((?:sm|nm|so)?\d{1,12})\/?$/.exec(path)?.[1];
  return id && `https://embed.nicovideo.jp/watch/${id}`;
};

const byHost: Record<string, (url: URL) => string | undefined> = {
  'youtube.com': ({ pathname, searchParams }) =>
    youTube(
      pathname === '/watch' ? searchParams.get('v') : idAfter(pathname, 'embed|shorts|live|v'),
      searchParams,
    ),
  'youtu.be': ({ pathname, searchParams }) => youTube(pathname.slice(1), searchParams),
  'vimeo.com': ({ pathname, searchParams }) => vimeo(pathname, searchParams),
  'nicovideo.jp': ({ pathname }) => (pathname.startsWith('/watch/') ? niconico(pathname) : undefined),
  'nico.ms': ({ pathname }) => niconico(pathname),
};

/** Where a video of YouTube, Vimeo or niconico can be shown from; undefined for any other address. */
export const embeddedVideo = (url: URL): string | undefined => {
  const host = url.hostname
    .replace(/^(?:www|m|music|sp|player|embed)\./, '')
    .replace(/^youtube-nocookie\.com$/, 'youtube.com');
  return Object.hasOwn(byHost, host) ? byHost[host]?.(url) : undefined;
};
