import type { Caller } from '@ideabox/http';

/** Who sets the settings, and sees all of them. */
export const settingsAccess = ['admin'] as const;

export const mayChange = (caller: Caller | null): boolean =>
  caller !== null && settingsAccess.some((role) => role === caller.role);
