/** A code of Pusher's protocol: 40xx do not come back, 41xx come back later, 42xx come back at once. */
export type CloseReason = { code: number; message: string };

export const closeReasons = {
  unknownApp: { code: 4001, message: 'Application does not exist' },
  badVersion: { code: 4006, message: 'Invalid version string format' },
  unsupportedVersion: { code: 4007, message: 'Unsupported protocol version' },
  noVersion: { code: 4008, message: 'No protocol version supplied' },
  unauthorized: { code: 4009, message: 'Connection is unauthorized' },
  overCapacity: { code: 4100, message: 'Over capacity' },
  // To who comes back while this instance still stops: another may not be there yet.
  stopping: { code: 4100, message: 'Server is stopping' },
  restarting: { code: 4200, message: 'Server is restarting' },
  noPong: { code: 4201, message: 'Pong reply not received in time' },
  idle: { code: 4202, message: 'Closed after inactivity' },
  tooManyMessages: { code: 4301, message: 'Too many messages' },
} as const satisfies Record<string, CloseReason>;
