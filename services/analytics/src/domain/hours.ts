/** What is told by the hour of the week at which it happened. */
export const hourMetrics = ['ideas', 'comments', 'votes', 'page_views'] as const;

export const daysOfWeek = 7;
export const hoursOfDay = 24;
