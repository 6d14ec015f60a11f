/** One Ctrl-C arrives several times: from the terminal, from npm and from the bootstrap. */
const sameKeypressMilliseconds = 1_500;

/** Calls `first` on the first signal to stop, `again` when somebody insists. */
export function onStopSignal(first: () => void, again: () => void): void {
  let firstAt = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (firstAt === 0) {
        firstAt = Date.now();
        first();
      } else if (Date.now() - firstAt > sameKeypressMilliseconds) again();
    });
  }
}
