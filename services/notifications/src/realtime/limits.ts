/** A frame from a client that is larger ends its socket. */
export const maxMessageBytes = 16 * 1024;

/** Channels that one socket may listen to. */
export const maxSubscriptions = 10;

/** What may wait to be sent to a client that reads too slowly. */
export const maxBufferedBytes = 256 * 1024;

/** Messages that a socket may send in ten seconds. */
export const maxMessages = 100;
export const messageWindowMs = 10_000;

/** How long sockets may take to close when the service stops. */
export const drainMs = 2_000;
