import { followFrames } from './follow-frames.ts';

/** A text frame of so many bytes, as a server sends it. */
const frame = (length: number): Buffer => {
  const body = Buffer.alloc(length, 'a');
  if (length < 126) return Buffer.concat([Buffer.from([0x81, length]), body]);
  const extended = Buffer.alloc(length < 65_536 ? 2 : 8);
  extended.writeUIntBE(length, Math.max(0, extended.length - 6), Math.min(6, extended.length));
  return Buffer.concat([Buffer.from([0x81, length < 65_536 ? 126 : 127]), extended, body]);
};

const sizes = [0, 1, 125, 126, 65_535, 65_536];

test.each([1, 2, 3, 7, 1_000, 1_000_000])(
  'whole frames are told from begun ones, in pieces of %i',
  (piece) => {
    const bytes = Buffer.concat(sizes.map(frame));
    const ends = new Set(sizes.map((_, index) => Buffer.concat(sizes.slice(0, index + 1).map(frame)).length));
    const { take, isWhole } = followFrames();
    const wrong: number[] = [];
    for (let at = 0; at < bytes.length; at += piece) {
      const end = Math.min(at + piece, bytes.length);
      take(bytes.subarray(at, end));
      if (isWhole() !== ends.has(end)) wrong.push(end);
    }
    expect(wrong).toEqual([]);
  },
);
