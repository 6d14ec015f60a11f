import { type Load, loadTable, shiftedDay } from './load.ts';

/** `name:count` each, parted by spaces. */
const countsOf = (cell: string): Record<string, number> =>
  Object.fromEntries(
    cell
      .split(' ')
      .filter(Boolean)
      .map((entry) => {
        const colon = entry.lastIndexOf(':');
        return [entry.slice(0, colon), Number(entry.slice(colon + 1))];
      }),
  );

/** Visits by day and audience as they were counted elsewhere. */
export const loadUsage = (load: Load) => {
  const columns = [
    ...(['day', 'role', 'visits', 'first_visits', 'readers', 'seconds'] as const),
    ...(['page_views', 'devices', 'engines', 'keywords'] as const),
  ];
  return loadTable(load, 'usage', columns, {
    batchSize: 1_000,
    toMessage: (values) => {
      const counts = {
        visits: Number(values.visits),
        first_visits: Number(values.first_visits),
        readers: Number(values.readers),
        seconds: Number(values.seconds),
        page_views: values.page_views.split(' ').map(Number),
        devices: countsOf(values.devices),
        engines: countsOf(values.engines),
        keywords: countsOf(values.keywords),
      };
      const all = Object.values(counts).flatMap((count) => Object.values(Object(count)).concat(count));
      if (all.some((count) => typeof count === 'number' && !Number.isSafeInteger(count)))
        return { reason: 'whole numbers expected' };
      return { ...counts, day: shiftedDay(load, values.day), role: values.role };
    },
    send: (days) => load.clients.analytics.call('ImportUsage', { days }),
  });
};
