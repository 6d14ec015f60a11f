import type { DeadLetter } from '@ideabox/events';

const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
] as const;

const age = (from: string, now: Date): string => {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(from)) / 1_000));
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? (['s', 1] as const);
  return `${Math.floor(seconds / size)} ${unit}`;
};

const header = ['POSITION', 'CONSUMER', 'SUBJECT', 'EVENT ID', 'AGE', 'ERROR'];

/** Dead letters as a table for the terminal, the error last because it is long. */
export const tableOf = (letters: DeadLetter[], now: Date): string => {
  if (letters.length === 0) return 'No dead letters.';
  const rows = letters.map((letter) => [
    String(letter.position),
    letter.consumer,
    letter.subject,
    letter.eventId,
    age(letter.buriedAt, now),
    letter.error,
  ]);
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [header, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
