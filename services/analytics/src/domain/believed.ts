/**
 * How much is believed of one day. Whoever reads by hand stays far below what a visit may; thousands read behind one
 * address of a mobile carrier, and one machine can pretend to be them.
 */
export const believed = {
  eventsOfVisit: 500,
  wordsOfVisit: 30,
  visitsOfAddress: 3_000,
  eventsOfAddress: 60_000,
  /** Visits from one address that searched for the same word. */
  visitsOfWord: 10,
};

/** The time of one visit, in milliseconds: no average is moved by more. */
export const longestVisitMs = 4 * 60 * 60 * 1_000;
