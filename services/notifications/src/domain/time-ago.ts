const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  ['y', 365 * day],
  ['m', 30 * day],
  ['w', 7 * day],
  ['d', day],
  ['h', hour],
  ['i', minute],
  ['s', second],
] as const;

export const timeUnits = units.map(([type]) => type);

/** How long ago something was, in whole numbers of the largest unit that fits: y, m, w, d, h, i (minutes) or s. */
export const timeAgo = (then: Date, now: Date): { type: (typeof units)[number][0]; value: number } => {
  const elapsed = Math.max(0, now.getTime() - then.getTime());
  const [type, length] = units.find(([, length]) => elapsed >= length) ?? (['s', second] as const);
  return { type, value: Math.floor(elapsed / length) };
};
