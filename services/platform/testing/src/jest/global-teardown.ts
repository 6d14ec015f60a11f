export default (): Promise<void> | undefined => globalThis.stopPostgres?.();
