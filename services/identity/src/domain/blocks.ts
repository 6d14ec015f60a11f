/** How many members one can block at a time; what has to be looked through for every reader stays small. */
export const maxBlocks = 1_000;
