export default (): Promise<void> | undefined => globalThis.endTestRun?.();
