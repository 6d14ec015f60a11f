import type { IncomingMessage } from 'node:http';

/** Whether a body follows the head, or may follow: chunks can end before the first byte. */
export const announcesBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
