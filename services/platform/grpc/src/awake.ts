const stepMs = 50;

const step = () => new Promise<void>((resolve) => void setTimeout(resolve, stepMs).unref());

/**
 * Waits so long, of the time in which this process gets to run: on a machine that keeps it waiting, an answer may lie there unread,
 * or whoever is to give it may wait as well, and their silence says nothing. Ends at once when it is called off.
 */
export const awake = async (ms: number, calledOff?: AbortSignal): Promise<void> => {
  for (let left = ms; left > 0 && !calledOff?.aborted; left -= stepMs) await step();
};
