/** What is told by the hour of the week at which it happened. */
export const hourMetrics = ['ideas', 'comments', 'votes', 'page_views'] as const;
export type HourMetric = (typeof hourMetrics)[number];

/** Those of a week. */
export const hoursOfWeek = 7 * 24;
