/**
 * Of a thousand who come, so many go each way. Most follow a link, read and leave; of the 5 million visitors of the Conference on the
 * Future of Europe one in 250 posted. Here it is somewhat more, as a television evening brings those who want to say something.
 */
export const shares = {
  reader: 690,
  searcher: 150,
  voter: 70,
  listener: 30,
  crawler: 40,
  commenter: 15,
  author: 5,
} as const;

export type Journey = keyof typeof shares;
export const journeys = Object.keys(shares) as Journey[];

/** How long one of each stays, thinking included, in seconds: how many of them are there at a time. */
export const staySeconds: Record<Journey, number> = {
  reader: 14,
  searcher: 12,
  voter: 16,
  listener: 26,
  crawler: 12,
  commenter: 22,
  author: 44,
};
