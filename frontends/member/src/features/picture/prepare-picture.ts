export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** Larger files are no pictures that a phone takes, and unpacking them could take all of its memory. */
const mostBytes = 30 * 1024 * 1024;

/** More than twice what is shown of it anywhere. */
const side = 512;

export type PictureProblem = 'type' | 'size' | 'unreadable';

export class UnfitPicture extends Error {
  override name = 'UnfitPicture';
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The pixels of the middle square: `[left, top, side]`. */
export function middleSquare(width: number, height: number): [number, number, number] {
  const shorter = Math.min(width, height);
  return [Math.floor((width - shorter) / 2), Math.floor((height - shorter) / 2), shorter];
}

/**
 * The middle of a picture, as small as it is shown: what a phone takes is larger than the API accepts, and says where it
 * was taken. Throws `UnfitPicture`.
 */
export async function preparePicture(file: File): Promise<Blob> {
  if (!pictureTypes.includes(file.type)) throw new UnfitPicture('type');
  if (file.size > mostBytes) throw new UnfitPicture('size');
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnfitPicture('unreadable');
  });
  const canvas = document.createElement('canvas');
  const [left, top, taken] = middleSquare(picture.width, picture.height);
  canvas.width = canvas.height = Math.min(side, taken);
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, left, top, taken, taken, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (!blob) throw new UnfitPicture('unreadable');
  return blob;
}
