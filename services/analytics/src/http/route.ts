import { routesFor } from '@ideabox/http';
import type { Context } from '../context.ts';

export const route = routesFor<Context>();
