/** What a detached start tells the process that waits for it. */
export type Report = { line: string } | { ready: string } | { failed: string };

export interface Reporter {
  detached: boolean;
  line: (line: string) => void;
  ready: (text: string) => void;
  failed: (sentence: string) => void;
}

/** Speaks to the terminal, or over the channel to the parent for as long as that listens. */
export function reporter(): Reporter {
  const detached = process.send !== undefined;
  const tell = (report: Report, text: string) => {
    if (process.connected) process.send?.(report);
    process.stdout.write(`${text}\n`);
  };
  // A closed terminal must not end us before everything has stopped.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  return {
    detached,
    line: (line) => tell({ line }, line),
    ready: (ready) => {
      tell({ ready }, ready);
      if (process.connected) process.disconnect?.();
    },
    failed: (failed) => {
      if (process.connected) process.send?.({ failed } satisfies Report);
      process.stderr.write(`${failed}\n`);
    },
  };
}
