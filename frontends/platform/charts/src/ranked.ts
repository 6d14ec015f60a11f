/** One thing with its count, and with the address of what is behind it, if anything is. */
export type Ranked = { key: string; label: string; count: number; href?: string };
