/** The services; each owns the package of the protos that is named as it is. */
export const serviceNames = [
  'identity',
  'ideas',
  'comments',
  'notifications',
  'analytics',
  'content',
] as const;

export type ServiceName = (typeof serviceNames)[number];

/** Who calls RPCs: services, the gateway, and the commands of `scripts/`. */
export const callers = [...serviceNames, 'gateway', 'scripts'] as const;

export type Caller = (typeof callers)[number];
