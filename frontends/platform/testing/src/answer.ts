/** Nothing at all, or what an HTTP server says; a body that is no text is sent as JSON. */
export type Answer = 'nothing' | { status?: number; headers?: Record<string, string>; body?: unknown };
