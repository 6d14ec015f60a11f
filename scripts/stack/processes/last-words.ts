import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const tailBytes = 16_384;

function tail(path: string): string {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(Math.min(size, tailBytes));
    readSync(file, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString('utf8');
  } finally {
    closeSync(file);
  }
}

function sentence(line: string): string {
  try {
    const entry = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return entry.err?.message ?? entry.msg ?? line;
  } catch {
    return line;
  }
}

/** Why a process that ended most likely ended, read from the end of its log. */
export function lastWords(logPath: string): string {
  const text = tail(logPath);
  if (/ENOSPC|No space left on device/.test(text)) return 'The disk is full';
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('---'));
  const telling = lines.findLast((line) => /error|fatal|cannot|unable|"level":[56]0/i.test(line));
  return sentence(telling ?? lines.at(-1) ?? 'it wrote nothing').slice(0, 300);
}
