import { closeReasons } from './close-reasons.ts';
import type { Connection } from './connection.ts';
import type { Hub, HubLimits } from './hub.ts';

const maxSweepMs = 5_000;

const check = (connection: Connection, limits: HubLimits, now: number) => {
  const activity = limits.activitySeconds * 1_000;
  const patience = limits.patienceSeconds * 1_000;
  const silent = now - connection.lastHeard;
  if (silent > activity + patience) return connection.close(closeReasons.noPong);
  if (connection.idleSince !== null && now - connection.idleSince > patience)
    return connection.close(closeReasons.idle);
  if (silent > activity && !connection.asked) {
    connection.asked = true;
    connection.send('pusher:ping', {});
  }
};

/** Asks silent sockets for a sign of life; closes those that give none, and those that listen to nothing. */
export const watchSilence = (hub: Hub, limits: HubLimits): (() => void) => {
  const sweep = () => {
    const now = Date.now();
    for (const connection of hub.connections) check(connection, limits, now);
  };
  const everyMs = Math.min(maxSweepMs, (limits.patienceSeconds * 1_000) / 4);
  const timer = setInterval(sweep, everyMs).unref();
  return () => clearInterval(timer);
};
