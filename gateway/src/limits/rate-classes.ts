/** How long calls are counted together. */
export const rateSeconds = 60;

type Points = { member?: number; address: number };

/**
 * How many calls of a class one caller may make in that time: a member, where it differs, or an address. Behind one a carrier may
 * have thousands of readers; what their calls cost a service is bounded by the address's share of the connections to it.
 */
export const rateClasses = {
  read: { member: 1_200, address: 120_000 },
  write: { member: 60, address: 120 },
  vote: { member: 180, address: 600 },
  auth: { member: 60, address: 600 },
  /** Calls with a token that is not in order: a guess is not worth making. */
  refused: { address: 6_000 },
  analytics: { member: 240, address: 12_000 },
  export: { member: 20, address: 1_200 },
  websocket: { address: 6_000 },
  /** Documents, scripts and pictures of the web server. */
  page: { address: 120_000 },
} satisfies Record<string, Points>;

export type RateClass = keyof typeof rateClasses;

export const pointsOf = (name: RateClass): Required<Points> => {
  const { address, member = address }: Points = rateClasses[name];
  return { address, member };
};
