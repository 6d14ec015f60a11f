export default async () => {
  await (globalThis as { stopPostgres?: () => Promise<void> }).stopPostgres?.();
};
