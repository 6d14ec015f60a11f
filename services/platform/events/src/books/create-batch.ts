const batchSize = 500;

/** Calls `work` with each batch of what it is given, and with the rest at the end. */
export const createBatch = <Item>(work: (items: Item[]) => Promise<unknown>) => {
  let items: Item[] = [];
  const flush = async () => {
    if (items.length > 0) await work(items);
    items = [];
  };
  const add = async (item: Item) => {
    items.push(item);
    if (items.length === batchSize) await flush();
  };
  return { add, flush };
};
