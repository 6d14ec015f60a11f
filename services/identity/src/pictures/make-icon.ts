import sharp from 'sharp';
import { NotAPicture, TooManyPictures, UnreadablePicture } from '../domain/errors.ts';
import { pictureKind } from '../domain/picture-kind.ts';

const side = 256;
/** A small file can claim any size: 16 megapixels, which take 64 MB to unpack, are more than a face needs. */
const maxPixels = 4_096 * 4_096;
const maxSeconds = 5;
/** One at a time, so that memory stays bounded; who comes when so many wait is asked to come again. */
const maxWaiting = 20;

sharp.cache(false);
sharp.concurrency(1);

const encode = async (file: Buffer): Promise<Buffer> => {
  try {
    // Upright first, for the note that says how a camera was held is left out, as all that is not the picture.
    return await sharp(file, { limitInputPixels: maxPixels, pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: maxSeconds })
      .toBuffer();
  } catch {
    throw new UnreadablePicture();
  }
};

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
  const turn = last.then(() => encode(file));
  last = turn.catch(() => undefined);
  const image = await turn.finally(() => {
    waiting -= 1;
  });
  return { content_type: 'image/webp', image };
};
