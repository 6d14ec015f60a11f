/** Whether a number from an address can be an idea's. */
export const isIdeaId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;
