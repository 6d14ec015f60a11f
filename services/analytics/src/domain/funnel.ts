/**
 * The way from a visit to a post. The first two are visits, the others members: nobody is followed from one to the next, so
 * that there is no share of one in another.
 */
export const funnelKeys = ['visits', 'readers', 'members', 'voters', 'commenters', 'authors'] as const;

export type FunnelKey = (typeof funnelKeys)[number];
