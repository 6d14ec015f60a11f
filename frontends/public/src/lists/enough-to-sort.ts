/** Fewer are seen at one look, in whatever order. */
const fewest = 5;

/** Whether an order is of use; as long as it is not known how many there are, its place is kept. */
export const isEnoughToSort = (count: number | undefined): boolean => count === undefined || count >= fewest;
