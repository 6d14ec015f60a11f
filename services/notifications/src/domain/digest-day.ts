const hourMs = 60 * 60 * 1_000;
/** Japan is nine hours ahead of UTC all year. */
const japanMs = 9 * hourMs;

/** The last day in Japan whose digest is due, as YYYY-MM-DD, and the moment from which it is. */
export const digestDay = (now: Date, hour: number): { day: string; due: Date } => {
  const dayMs = 24 * hourMs;
  const shift = japanMs - hour * hourMs;
  const start = Math.floor((now.getTime() + shift) / dayMs) * dayMs;
  return { day: new Date(start).toISOString().slice(0, 10), due: new Date(start - shift) };
};
