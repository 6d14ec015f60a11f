/** Tags in one cell, separated by `|`; one that has a `|` or `\` itself has a `\` before it. */
export const tagList = (tags: readonly string[]): string =>
  tags.map((tag) => tag.replaceAll(/[|\\]/g, '\\$&')).join('|');
