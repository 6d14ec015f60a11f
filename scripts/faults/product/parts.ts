import { serviceNames } from '@ideabox/protos';

/** What can be broken; each is a process of the stack. */
export const parts = [...serviceNames, 'gateway', 'web', 'postgres', 'nats', 'redis'] as const;
export type Part = (typeof parts)[number];
