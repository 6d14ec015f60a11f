import { z } from 'zod';

/** A TCP port; 0 lets the system choose one. */
export const port = () => z.coerce.number('expected a port number').int().min(0).max(65_535);

/** An absolute address such as `postgres://…`. */
export const url = () => z.url('expected an absolute URL');

/** Absolute URLs apart by commas, as one text. */
export const urls = () =>
  z
    .string()
    .refine(
      (given) => given.split(',').every((one) => URL.canParse(one.trim())),
      'expected absolute URLs apart by commas',
    );

/** `1` or `true` is on, `0`, `false` or nothing is off. */
export const flag = () =>
  z
    .enum(['0', '1', 'true', 'false', ''], 'expected 1 or 0')
    .default('0')
    .transform((value) => value === '1' || value === 'true');

/** From which level on lines are logged. */
export const logLevel = () => z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info');

/** How old what operators have set may be, so that it counts within five seconds; milliseconds. */
export const settingsPoll = () =>
  z.coerce.number('expected milliseconds').int().min(10).max(4_000).default(2_000);

/** How long a process that was told to end goes on serving, as its address is withdrawn only then; milliseconds. */
export const drain = () => z.coerce.number('expected milliseconds').int().min(0).max(10_000).default(0);

/** How long another service has for the answer to a call of an RPC; milliseconds. */
export const rpcBudget = () => z.coerce.number('expected milliseconds').int().min(100);

/** Words separated by commas; nothing is an empty list. */
export const list = () =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    );
