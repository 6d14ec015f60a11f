import { oneOf } from '@ideabox/http';

export const order = oneOf(['asc', 'desc']).default('desc');
