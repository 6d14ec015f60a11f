/** Letters and digits of which a Latin word or a number is made, folded; as part of a class of characters in a pattern. */
export const latinClass = '0-9a-z\\u00df-\\u00f6\\u00f8-\\u024f\\u0300-\\u036f\\u1e00-\\u1eff';

const run = new RegExp(`[${latinClass}]+`, 'gu');

/** The Latin words and numbers in a folded text. */
export const latinRuns = (folded: string): string[] => folded.match(run) ?? [];
