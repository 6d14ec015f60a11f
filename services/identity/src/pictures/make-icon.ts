import { NotAPicture, TooManyPictures } from '../domain/errors.ts';
import { pictureKind } from '../domain/picture-kind.ts';
import { encodeApart } from './encode-apart.ts';

/** One at a time, so that memory stays bounded; who comes when so many wait is asked to come again. */
const maxWaiting = 10;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a square picture of a file that someone sent.
 * @throws NotAPicture, UnreadablePicture, or TooManyPictures
 */
export const makeIcon = async (file: Buffer): Promise<{ content_type: string; image: Buffer }> => {
  if (!pictureKind(file)) throw new NotAPicture();
  if (waiting >= maxWaiting) throw new TooManyPictures();
  waiting += 1;
  const turn = last.then(() => encodeApart(file));
  last = turn.catch(() => undefined);
  const image = await turn.finally(() => {
    waiting -= 1;
  });
  return { content_type: 'image/webp', image };
};
