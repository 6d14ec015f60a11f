const begins = (bytes: Buffer, at: number, wanted: readonly number[]) =>
  wanted.every((byte, index) => bytes[at + index] === byte);

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const riff = [...Buffer.from('RIFF')];
const webp = [...Buffer.from('WEBP')];

/** What a file says of itself in its first bytes; what its sender calls it counts for nothing. */
export const pictureKind = (bytes: Buffer): 'png' | 'jpeg' | 'webp' | undefined => {
  if (begins(bytes, 0, png)) return 'png';
  if (begins(bytes, 0, jpeg)) return 'jpeg';
  if (begins(bytes, 0, riff) && begins(bytes, 8, webp)) return 'webp';
};
