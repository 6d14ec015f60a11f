/** For drawing that says nothing of its own: what it shows is in the names of the marks and in the table. */
export const silent = { 'aria-hidden': true } as const;
