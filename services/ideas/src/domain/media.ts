import { webAddresses } from '@ideabox/text';
import { embeddedVideo } from './embedded-video.ts';

export type Medium = { type: 'video' | 'image'; url: string };

const most = 10;
const picture = /\.(?:png|jpe?g|gif|webp|avif)$/i;

const typeOf = (url: URL): Medium['type'] | undefined => {
  if (embeddedVideo(url)) return 'video';
  if (picture.test(url.pathname)) return 'image';
};

/** The videos and pictures that a text names, as typed, each once; nothing is asked of where they are. */
export const mediaOf = (text: string): Medium[] => {
  const addresses = [...new Set(webAddresses(text).map(({ address }) => address))];
  return addresses
    .flatMap((url) => {
      const type = typeOf(new URL(url));
      return type ? [{ type, url }] : [];
    })
    .slice(0, most);
};

/** Where the first video that a text names can be shown from; null when it names none. */
export const embeddedVideoOf = (text: string): string | null => {
  const [first] = mediaOf(text).filter(({ type }) => type === 'video');
  return first ? (embeddedVideo(new URL(first.url)) ?? null) : null;
};
