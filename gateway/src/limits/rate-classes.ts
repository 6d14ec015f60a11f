/** How many calls of a class one caller may make in how many seconds. */
export const rateClasses = {
  read: { points: 1_200, seconds: 60 },
  write: { points: 60, seconds: 60 },
  vote: { points: 180, seconds: 60 },
  auth: { points: 60, seconds: 60 },
  /** Calls with a token that is not in order: a guess is not worth making. */
  refused: { points: 120, seconds: 60 },
  analytics: { points: 240, seconds: 60 },
  export: { points: 20, seconds: 60 },
  websocket: { points: 60, seconds: 60 },
  /** Documents, scripts and pictures of the web server. */
  page: { points: 3_000, seconds: 60 },
} as const;

export type RateClass = keyof typeof rateClasses;
