import { type Figure, meetsTarget, type Target } from '../measurement.ts';
import type { Measured } from './write-json.ts';

const digits = (value: number) => (Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2);
const format = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: digits(value), minimumFractionDigits: digits(value) });

function wanted(target: Target): string {
  if ('atLeast' in target) return `≥ ${format(target.atLeast)}`;
  if ('atMost' in target) return `≤ ${format(target.atMost)}`;
  return `= ${format(target.exactly)}`;
}

const verdict = (figure: Figure) =>
  figure.target ? `${meetsTarget(figure) ? '✔' : '✘'} ${wanted(figure.target)}` : '';

const besides = (details: Record<string, number>) =>
  Object.entries(details)
    .map(([name, value]) => `${name} ${format(value)}`)
    .join(' · ');

export const heading = (letter: string, title: string): string => `\n(${letter}) ${title}`;

export function row(figure: Figure): string {
  const { name, value, unit, details = {} } = figure;
  const columns = `    ${name.padEnd(40)}${format(value).padStart(10)} ${unit.padEnd(12)}`;
  return [columns, verdict(figure), besides(details)].filter(Boolean).join(' ').trimEnd();
}

/** How much of the processors' time went where. */
export function processorLine({ seconds, processorSeconds }: Measured): string {
  const most = Object.entries(processorSeconds).slice(0, 5);
  return `    took ${seconds} s; processor: ${most.map(([name, used]) => `${name} ${used} s`).join(', ')}`;
}
