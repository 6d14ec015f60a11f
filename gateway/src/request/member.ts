/** Whom a request acts for. */
export type Member = { id: string; name: string; roles: string[] };
