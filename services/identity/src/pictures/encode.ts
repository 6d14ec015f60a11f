import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const side = 256;
/** A small file can claim any size: 16 megapixels, which take 64 MB to unpack, are more than a face needs. */
const maxPixels = 4_096 * 4_096;

sharp.concurrency(1);

/**
 * The whole of a process: reads a file, writes the picture of it, ends. It ends badly where it can make none.
 * Upright first, for the note that says how a camera was held is left out, as all that is not the picture.
 */
const file = await buffer(process.stdin);
const image = await sharp(file, { limitInputPixels: maxPixels, pages: 1 })
  .autoOrient()
  .resize(side, side, { fit: 'cover' })
  .webp({ quality: 82 })
  .toBuffer();
process.stdout.write(image);
