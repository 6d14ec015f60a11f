const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a method changes nothing, and so has no body either. */
export const isRead = (method: string | undefined): boolean => reads.has(method ?? '');
