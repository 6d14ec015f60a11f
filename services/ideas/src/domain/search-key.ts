/** Pages of the site that stand where a category's page would be. */
const taken = ['introduction'];

/** Whether something can be told from an id and from the site's own pages in an address. */
export const isSearchKey = (key: string): boolean =>
  /^[a-z0-9][a-z0-9_-]{0,49}$/.test(key) && !/^\d+$/.test(key) && !taken.includes(key);
