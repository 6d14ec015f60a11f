/** How many bytes the length of a frame takes beside its first two, by what the second says (RFC 6455, 5.2). */
const lengthBytes = (second: number): number => ({ 126: 2, 127: 8 })[second & 0x7f] ?? 0;

/**
 * Follows the frames that a WebSocket's server sends, which are never masked.
 * @returns `take`, which hears all that is sent, and whether the last frame is whole, so that another may be put behind it
 */
export const followFrames = () => {
  let header: number[] = [];
  let missing = 0;
  const bodyLength = (): number | undefined => {
    const [, second] = header;
    if (second === undefined || header.length < 2 + lengthBytes(second)) return;
    const extended = header.slice(2);
    return extended.length === 0 ? second & 0x7f : extended.reduce((length, byte) => length * 256 + byte, 0);
  };
  const take = (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; ) {
      if (missing > 0) {
        const taken = Math.min(missing, chunk.length - at);
        missing -= taken;
        at += taken;
        continue;
      }
      header.push(chunk[at] as number);
      at += 1;
      const length = bodyLength();
      if (length === undefined) continue;
      missing = length;
      header = [];
    }
  };
  return { take, isWhole: () => missing === 0 && header.length === 0 };
};
