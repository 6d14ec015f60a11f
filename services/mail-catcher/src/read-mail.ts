import PostalMime from 'postal-mime';
import type { CaughtMail } from './mailbox.ts';

/** The headers as they came, unfolded; of those that came more than once the last. */
const headersOf = (raw: string): Record<string, string> => {
  const head = raw.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const pairs = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
};

export const readMail = async (
  bytes: Buffer,
  to: string[],
): Promise<Omit<CaughtMail, 'id' | 'received_at'>> => {
  const { subject, text, html } = await PostalMime.parse(bytes);
  const raw = bytes.toString('utf8');
  return { to, subject: subject ?? '', text: text ?? '', html: html ?? '', headers: headersOf(raw), raw };
};
