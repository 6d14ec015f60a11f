type Player = { name: string; src: string };

/** The players that the content security policy lets in, by their hosts. */
const names: Record<string, string> = {
  'www.youtube-nocookie.com': 'YouTube',
  'player.vimeo.com': 'Vimeo',
  'embed.nicovideo.jp': 'ニコニコ動画',
};

/** Whose player shows a video, and from where; it starts at once, because it was asked for. Undefined for others. */
export function playerOf(address: string | null): Player | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const name = url.protocol === 'https:' ? names[url.hostname] : undefined;
  if (!name) return undefined;
  url.searchParams.set('autoplay', '1');
  return { name, src: url.href };
}
