import pg from 'pg';
import { isUnavailable } from './errors.ts';

/** What one attempt was told holds for those who come so soon after it. */
const holdsMs = 100;

type Heard = (error: Error | null) => void;

/**
 * Connections to one database. While it takes none, one attempt is made at a time, for all who want one, and ten a second at most: one that
 * recovers has to refuse each of them, and takes the longer for it.
 */
export const connectingInTurn = (): typeof pg.Client => {
  let refused: { error: Error; until: number } | undefined;
  let trial: Promise<pg.Client> | undefined;

  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(heard: Heard): void;
    override connect(heard?: Heard): Promise<pg.Client> | void {
      const connected = this.#connectInTurn();
      if (!heard) return connected;
      // What it throws is not an answer to the connection.
      connected.then(
        () => process.nextTick(heard, null),
        (error: Error) => process.nextTick(heard, error),
      );
    }

    async #connectInTurn(): Promise<pg.Client> {
      if (!refused) return this.#connectNow();
      if (performance.now() < refused.until) throw refused.error;
      if (trial) {
        await trial;
        return this.#connectNow();
      }
      trial = this.#connectNow();
      return trial.finally(() => {
        trial = undefined;
      });
    }

    async #connectNow(): Promise<pg.Client> {
      try {
        await super.connect();
        refused = undefined;
        return this;
      } catch (error) {
        if (error instanceof Error && isUnavailable(error))
          refused = { error, until: performance.now() + holdsMs };
        throw error;
      }
    }
  };
};
