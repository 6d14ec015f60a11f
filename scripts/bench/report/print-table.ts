import { type Figure, meetsTarget, type Target } from '../measurement.ts';

const digits = (value: number) => (Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2);
const format = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: digits(value), minimumFractionDigits: digits(value) });

function wanted(target: Target): string {
  if ('atLeast' in target) return `≥ ${format(target.atLeast)}`;
  if ('atMost' in target) return `≤ ${format(target.atMost)}`;
  return `= ${format(target.exactly)}`;
}

function verdict(figure: Figure): string {
  if (!figure.target) return '';
  return `${wanted(figure.target).padEnd(12)} ${meetsTarget(figure) ? '✔' : '✘'}`;
}

export const heading = (letter: string, title: string): string => `\n(${letter}) ${title}`;

export function row(figure: Figure): string {
  const { name, value, unit } = figure;
  return `    ${name.padEnd(44)}${format(value).padStart(12)} ${unit.padEnd(14)}${verdict(figure)}`.trimEnd();
}
